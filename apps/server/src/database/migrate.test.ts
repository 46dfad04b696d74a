import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Connection, clientConfig } from './connection.ts';
import { migrate } from './migrate.ts';
import { makeScratchDatabase, type ScratchDatabase } from './scratch-cluster.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
let scratch: ScratchDatabase;
let folder = '';
let functions = '';

beforeEach(async () => {
  // An empty database: these tests use their own migrations.
  const { connection, template } = inject('databaseCluster');
  scratch = await makeScratchDatabase({ connection, template }, 'template0');
  folder = await mkdtemp(join(tmpdir(), 'muster-migrations-'));
  functions = await mkdtemp(join(tmpdir(), 'muster-functions-'));
  await write('0001-first-table.sql', 'create table first (id int); create table second (id int);');
  await write('0002-first-column.sql', 'alter table first add column name text;');
});

afterEach(async () => {
  await scratch.drop();
  await rm(folder, { recursive: true });
  await rm(functions, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(scratch.connection, log, { migrations: folder, functions });
const both = ['0001-first-table', '0002-first-column'];

async function query(sql: string, connection: Connection = scratch.connection) {
  const client = new pg.Client(clientConfig(connection, { name: 'test', settings: { 'app.scope': 'system' } }));
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('migrate', () => {
  it('applies each migration once, in order', async () => {
    expect(await run()).toEqual(both);
    expect(await run()).toEqual([]);
    await write('0003-second-column.sql', 'alter table second add column name text;');
    expect(await run()).toEqual(['0003-second-column']);
    expect(await query('select name from schema_migration order by name')).toHaveLength(3);
  });

  it('migrates once when several processes start together', async () => {
    await write('0003-first-slow.sql', 'select pg_sleep(0.2); create table slow (id int);');
    const outcomes = await Promise.all([run(), run(), run(), run()]);
    expect(outcomes.flat().sort()).toEqual([...both, '0003-first-slow']);
  });

  it('rolls back every migration of a start when one fails, names its line, and applies all next time', async () => {
    await write('0003-first-broken.sql', 'create table third (id int);\ninsert into missing values (1);');
    await expect(run()).rejects.toThrow(
      'The migration 0003-first-broken failed in line 2: relation "missing" does not exist',
    );
    expect(await query("select to_regclass('first') as first, to_regclass('third') as third")).toEqual([
      { first: null, third: null },
    ]);
    await write('0003-first-broken.sql', 'create table third (id int);');
    expect(await run()).toEqual([...both, '0003-first-broken']);
  });

  it('leaves the schema of the release before when a later migration of the same start fails', async () => {
    await run();
    await write('0003-first-fine.sql', 'alter table first add column fine text;');
    await write('0004-first-broken.sql', 'select * from missing;');
    await expect(run()).rejects.toThrow(
      /0004-first-broken failed.*Nothing was changed: the release before still starts/,
    );
    await rm(join(folder, '0003-first-fine.sql'));
    await rm(join(folder, '0004-first-broken.sql'));
    expect(await run()).toEqual([]);
  });

  it('changes rows behind row security, also after a migration that set another scope', async () => {
    await write(
      '0003-first-policy.sql',
      `insert into first values (1, 'old');
      alter table first enable row level security; alter table first force row level security;
      create policy reach on first using (current_setting('app.scope', true) = 'system');
      select set_config('app.scope', 'none', true);`,
    );
    await write('0004-first-change.sql', "update first set name = 'new';");
    await run();
    expect(await query('select name from first')).toEqual([{ name: 'new' }]);
  });

  it('refuses a migration that was changed after it was applied', async () => {
    await run();
    await write('0002-first-column.sql', 'alter table first add column label text;');
    await expect(run()).rejects.toThrow(/0002-first-column was changed after this database applied it/);
  });

  it('treats a file with the line ends of another system as unchanged', async () => {
    await write('0003-first-lines.sql', 'create table lines (\n  id int\n);\n');
    await run();
    await write('0003-first-lines.sql', 'create table lines (\r\n  id int\r\n);\r\n');
    expect(await run()).toEqual([]);
  });

  it('refuses a database that is newer than the code', async () => {
    await write('0003-first-newer.sql', 'create table newer (id int);');
    await run();
    await rm(join(folder, '0003-first-newer.sql'));
    await expect(run()).rejects.toThrow(/knows the migration 0003-first-newer, which this release does not/);
  });

  it('refuses a migration that comes before an applied one', async () => {
    await run();
    await rm(join(folder, '0002-first-column.sql'));
    await write('0003-first-column.sql', 'select 1;');
    await query("update schema_migration set name = '0003-first-column' where name like '0002%'");
    await write('0002-late-comer.sql', 'select 1;');
    await expect(run()).rejects.toThrow(/0002-late-comer comes before 0003-first-column.*next free number/);
  });

  it('refuses files with an invalid name or a duplicate number', async () => {
    await write('0002-second-table.sql', 'select 1;');
    await expect(run()).rejects.toThrow(/0002-first-column\.sql and 0002-second-table\.sql have the same number/);
    await rm(join(folder, '0002-second-table.sql'));
    await write('notes.txt', '');
    await expect(run()).rejects.toThrow(/notes\.txt is not a migration: name it NNNN-<domain>-<what>\.sql/);
  });
});
