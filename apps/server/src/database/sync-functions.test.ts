import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { clientConfig } from './connection.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder, readMigrations } from './migration-files.ts';
import { makeScratchDatabase, type ScratchDatabase } from './scratch-cluster.ts';

let logged: string[] = [];
const log = { info: (_: object, text: string) => logged.push(text), warn: () => {}, error: () => {} };
let scratch: ScratchDatabase;
let migrations = '';
let functions = '';

beforeEach(async () => {
  logged = [];
  scratch = await makeScratchDatabase(inject('databaseCluster'), 'template0');
  migrations = await mkdtemp(join(tmpdir(), 'muster-migrations-'));
  functions = await mkdtemp(join(tmpdir(), 'muster-functions-'));
});
afterEach(async () => {
  await scratch.drop();
  await rm(migrations, { recursive: true });
  await rm(functions, { recursive: true });
});

const migration = (name: string, sql: string) => writeFile(join(migrations, `${name}.sql`), sql);
const define = (name: string, rest: string) =>
  writeFile(join(functions, `${name}.sql`), `create or replace function ${name}${rest}`);
const run = () => migrate(scratch.connection, log, { migrations, functions });

async function query(sql: string, { connection } = scratch) {
  const client = new pg.Client(clientConfig(connection, { name: 'test' }));
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const signatures = async () =>
  (
    await query(`select oid::regprocedure::text as signature from pg_proc
      where pronamespace = 'public'::regnamespace order by 1`)
  ).map(({ signature }) => signature);

describe('SQL functions', () => {
  it('are created after the migrations and again only when their text changes', async () => {
    await migration('0001-first-table', 'create table first (id int);');
    await define('counted', '() returns bigint language sql as $$ select count(*) from first $$;');
    await run();
    expect(await query('select counted()')).toEqual([{ counted: 0 }]);
    logged = [];
    await run();
    expect(logged).toEqual([]);
    await define('counted', '() returns bigint language sql as $$ select count(*) + 1 from first $$;');
    await run();
    expect(logged).toEqual(['SQL functions updated: 1 created, 0 dropped']);
    expect(await query('select counted()')).toEqual([{ counted: 1 }]);
  });

  it('replace a function that a policy, trigger, index or other function uses', async () => {
    await migration(
      '0001-first-table',
      `create function shown() returns boolean return false;
      create function key_of(given int) returns int immutable return given;
      create function stamp() returns trigger language plpgsql as $$ begin return new; end $$;
      create table first (id int, stamp text);
      create index first_key on first (key_of(id));
      create policy reach on first using (shown());
      create trigger stamped before insert on first for each row execute function stamp();`,
    );
    await define('shown', '() returns boolean return true;');
    await define('key_of', '(given int) returns int immutable return given + 1;');
    await define('stamp', "() returns trigger language plpgsql as $$ begin new.stamp := 'x'; return new; end $$;");
    await run();
    await query('insert into first values (1)');
    expect(await query('select shown(), key_of(id), stamp from first')).toEqual([
      { shown: true, key_of: 2, stamp: 'x' },
    ]);
  });

  it('follow a change of parameters and result, together with their callers', async () => {
    await define('base', '(given int) returns int return given;');
    await define('caller', '() returns int return base(1);');
    await define('outer_caller', '() returns int return caller();');
    await run();
    await define('base', '(given int) returns text return given::text;');
    await define('caller', '() returns text return base(1);');
    await define('outer_caller', "() returns text return caller() || '!';");
    await run();
    expect(await query('select outer_caller() as text')).toEqual([{ text: '1!' }]);
    await define('base', '(first int, second int) returns text return (first + second)::text;');
    await define('caller', '() returns text return base(1, 2);');
    await run();
    expect(await query('select outer_caller() as text')).toEqual([{ text: '3!' }]);
    expect(await signatures()).toEqual(['base(integer,integer)', 'caller()', 'outer_caller()']);
  });

  it('are dropped when the folder does not have them, and created when the database does not', async () => {
    await migration('0001-first-function', 'create function former() returns int return 1; create extension unaccent;');
    await define('kept', '() returns int return 1;');
    await define('gone', '() returns int return 1;');
    await run();
    expect(await signatures()).toContain('gone()');
    expect(await signatures()).not.toContain('former()');
    await rm(join(functions, 'gone.sql'));
    await query('drop function kept()');
    await run();
    expect((await signatures()).filter((signature) => !signature.includes('unaccent'))).toEqual(['kept()']);
  });

  it('are created again after every migration', async () => {
    await define('current', '() returns int return 2;');
    await run();
    await migration('0001-first-function', 'create or replace function current() returns int return 1;');
    await run();
    expect(await query('select current()')).toEqual([{ current: 2 }]);
  });

  it('change together or not at all, and name the function that failed', async () => {
    await define('first', '() returns int return 1;');
    await run();
    await define('first', '() returns int return 2;');
    await define('second', '() returns int\nreturn missing();');
    await expect(run()).rejects.toThrow('The function second failed in line 2: function missing() does not exist');
    expect(await query('select first()')).toEqual([{ first: 1 }]);
  });

  it('are not dropped while a policy needs them', async () => {
    await migration(
      '0001-first-table',
      'create function shown() returns boolean return true; create table first (id int); create policy reach on first using (shown());',
    );
    await expect(run()).rejects.toThrow(
      /shown\(\) cannot be dropped: policy reach on table first depends on function shown\(\)/,
    );
  });

  it('are the same in a new database, in one that only had migrations and in one whose function changed', async () => {
    const existing = scratch.connection;
    const client = new pg.Client(clientConfig(existing, { name: 'test', statementTimeoutMs: 0 }));
    await client.connect();
    await client.query(
      'create table schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    for (const { name, sql, checksum } of (await readMigrations(migrationsFolder)).filter(
      (each) => each.name < '0086',
    )) {
      await client.query(sql);
      await client.query('insert into schema_migration values ($1, $2)', [name, checksum]);
    }
    await client.end();
    await migrate(existing, log);
    await query('create or replace function search_key(given text) returns text stable return given');
    await query("update schema_function set checksum = '' where name = 'search_key'");
    await migrate(existing, log);
    const fresh = await makeScratchDatabase(inject('databaseCluster'));
    try {
      expect(await query(definitions)).toEqual(await query(definitions, fresh));
    } finally {
      await fresh.drop();
    }
  });
});

const definitions = `
  select pg_get_functiondef(oid) as definition from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select concat_ws(' ', tablename, policyname, cmd, qual, with_check) from pg_policies where schemaname = 'public'
  union all select concat_ws(' ', name, checksum) from schema_function
  order by 1`;
