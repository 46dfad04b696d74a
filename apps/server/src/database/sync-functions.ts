import pg from 'pg';
import { z } from 'zod';
import type { DatabaseLog } from './database-log.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { failingLine } from './failing-line.ts';
import type { FunctionFile } from './function-files.ts';

const recordedSchema = z.array(z.object({ name: z.string(), checksum: z.string() }));
const existingSchema = z.array(z.object({ name: z.string(), signature: z.string() }));

/** A function as the database has it: `signature` names it in statements. */
type Existing = z.output<typeof existingSchema>[number];

export async function prepareFunctionRecord(client: pg.Client): Promise<void> {
  await client.query('create table if not exists schema_function (name text primary key, checksum text not null)');
}

/**
 * Makes the functions of the database those of the folder: creates what is missing or changed and drops what the folder does
 * not have. Runs after the migrations, in the same transaction. `files` are ordered, called functions first.
 */
export async function syncFunctions(
  client: pg.Client,
  files: readonly FunctionFile[],
  log: DatabaseLog,
): Promise<void> {
  const { changed, surplus } = await compare(client, files);
  if (changed.size + surplus.length === 0) return;
  const startedAt = performance.now();
  await recreate(client, files, changed);
  await drop(client, surplus);
  const durationMs = Math.round(performance.now() - startedAt);
  log.info({ durationMs }, `SQL functions updated: ${changed.size} created, ${surplus.length} dropped`);
}

async function compare(client: pg.Client, files: readonly FunctionFile[]) {
  const { rows } = await client.query('select name, checksum from schema_function');
  const recorded = new Map(recordedSchema.parse(rows).map(({ name, checksum }) => [name, checksum]));
  const existing = await existingFunctions(client);
  const names = new Set(files.map(({ name }) => name));
  const created = new Set(existing.map(({ name }) => name));
  return {
    changed: new Set(
      files
        .filter(({ name, checksum }) => recorded.get(name) !== checksum || !created.has(name))
        .map(({ name }) => name),
    ),
    surplus: existing.filter(({ name }) => !names.has(name)),
  };
}

/** Extensions and administrators may have added functions under another role: both stay. */
async function existingFunctions(client: pg.Client, name: string | null = null): Promise<Existing[]> {
  const { rows } = await client.query(
    `select p.proname as name, p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace and pg_get_userbyid(p.proowner) = current_user
      and ($1::text is null or p.proname = $1)
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
    [name],
  );
  return existingSchema.parse(rows);
}

async function recreate(client: pg.Client, files: readonly FunctionFile[], changed: Set<string>): Promise<void> {
  for (const file of files) {
    if (!changed.has(file.name)) continue;
    const before = await existingFunctions(client, file.name);
    if (!(await replace(client, file))) {
      // Callers come later in the order, so this loop creates them again.
      for (const { name } of await drop(client, await withCallers(client, before))) changed.add(name);
      await create(client, file);
    }
    const after = await existingFunctions(client, file.name);
    const isNew = after.some(({ signature }) => !before.some((old) => old.signature === signature));
    if (isNew) {
      const replaced = after.filter(({ signature }) => before.some((old) => old.signature === signature));
      for (const { name } of await drop(client, await withCallers(client, replaced))) changed.add(name);
    }
    await client.query(
      'insert into schema_function (name, checksum) values ($1, $2) on conflict (name) do update set checksum = excluded.checksum',
      [file.name, file.checksum],
    );
  }
}

/** Invalid function definition: the result, a parameter's name or a default does not allow it to be replaced. */
const notReplaceable = '42P13';

async function replace(client: pg.Client, file: FunctionFile): Promise<boolean> {
  await client.query('savepoint replaced');
  try {
    await create(client, file);
    return true;
  } catch (problem) {
    if (!(problem instanceof Error && problem.cause instanceof pg.DatabaseError)) throw problem;
    if (problem.cause.code !== notReplaceable) throw problem;
    await client.query('rollback to savepoint replaced');
    return false;
  }
}

async function create(client: pg.Client, { name, sql }: FunctionFile): Promise<void> {
  try {
    await client.query(sql);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new DatabaseUnavailable(`The function ${name} failed${failingLine(problem, sql)}: ${reason}`, {
      cause: problem,
    });
  }
}

/** Functions whose body PostgreSQL keeps parsed block the removal of those that they call. */
async function withCallers(client: pg.Client, functions: readonly Existing[]): Promise<Existing[]> {
  const { rows } = await client.query(
    `with recursive caller (oid) as (
      select signature::regprocedure::oid from unnest($1::text[]) as given (signature)
      union
      select d.objid from pg_depend d join caller c on d.refclassid = 'pg_proc'::regclass and d.refobjid = c.oid
      where d.classid = 'pg_proc'::regclass
    )
    select p.proname as name, p.oid::regprocedure::text as signature from caller c join pg_proc p on p.oid = c.oid`,
    [functions.map(({ signature }) => signature)],
  );
  return existingSchema.parse(rows);
}

/** In one statement, so that functions that call each other can be dropped together. */
async function drop(client: pg.Client, functions: readonly Existing[]): Promise<readonly Existing[]> {
  if (functions.length === 0) return functions;
  const signatures = functions.map(({ signature }) => signature);
  const { rows } = await client.query<{ statement: string }>(
    `select 'drop function ' || string_agg(signature::regprocedure::text, ', ') as statement from unnest($1::text[]) as given (signature)`,
    [signatures],
  );
  try {
    await client.query(rows[0]?.statement ?? '');
  } catch (problem) {
    const detail = problem instanceof pg.DatabaseError ? problem.detail : undefined;
    throw new DatabaseUnavailable(
      `The functions ${signatures.join(', ')} cannot be dropped: ${detail ?? problem}. ` +
        'A policy, trigger, index or constraint still uses them: a migration has to change that first.',
    );
  }
  await client.query('delete from schema_function where name = any ($1)', [functions.map(({ name }) => name)]);
  return functions;
}
