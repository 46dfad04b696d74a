import type pg from 'pg';
import { z } from 'zod';
import type { Connection } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { failingLine } from './failing-line.ts';
import { functionsFolder, readFunctions } from './function-files.ts';
import { type Migration, migrationsFolder, readMigrations } from './migration-files.ts';
import { openClient } from './open-client.ts';
import { prepareFunctionRecord, syncFunctions } from './sync-functions.ts';

/** Any number that nothing else in the database locks: processes that start together migrate one after the other. */
const lockNumber = 7_253_001;

const appliedSchema = z.array(z.object({ name: z.string(), checksum: z.string() }));

interface SchemaFolders {
  readonly migrations: string;
  readonly functions: string;
}

/**
 * Brings the schema up to date: first the migrations, forward only, then the SQL functions, all in one transaction. If one
 * fails, nothing has changed, and the release before still starts. Returns the names of the migrations applied. Throws
 * DatabaseUnavailable where database and code do not match.
 */
export async function migrate(
  connection: Connection,
  log: DatabaseLog,
  folders: SchemaFolders = { migrations: migrationsFolder, functions: functionsFolder },
): Promise<string[]> {
  const migrations = await readMigrations(folders.migrations);
  const functions = await readFunctions(folders.functions);
  // Without the scope, row security hides the rows that a migration changes.
  const settings = { 'app.scope': 'system' };
  const client = await openClient(connection, { name: 'migrations', statementTimeoutMs: 0, settings });
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query('begin');
    await prepareFunctionRecord(client);
    const pending = migrations.slice(await countApplied(client, migrations));
    for (const migration of pending) await apply(client, migration, log);
    await syncFunctions(client, functions, log);
    await client.query('commit');
    return pending.map((migration) => migration.name);
  } catch (problem) {
    await client.query('rollback').catch(() => undefined);
    throw problem;
  } finally {
    // Ends the session, which releases the lock.
    await client.end();
  }
}

async function countApplied(client: pg.Client, migrations: readonly Migration[]): Promise<number> {
  await client.query(`create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query('select name, checksum from schema_migration order by name collate "C"');
  const applied = appliedSchema.parse(rows);
  for (const [index, { name, checksum }] of applied.entries()) {
    const migration = migrations[index];
    if (migration?.name !== name) throw mismatch(name, migration, migrations);
    if (migration.checksum !== checksum) {
      throw new DatabaseUnavailable(
        `The migration ${name} was changed after this database applied it: restore the file as it was, and put the change into a new migration.`,
      );
    }
  }
  return applied.length;
}

function mismatch(
  applied: string,
  expected: Migration | undefined,
  migrations: readonly Migration[],
): DatabaseUnavailable {
  if (expected !== undefined && migrations.some(({ name }) => name === applied)) {
    return new DatabaseUnavailable(
      `The migration ${expected.name} comes before ${applied}, which this database has applied already: give it the next free number.`,
    );
  }
  return new DatabaseUnavailable(
    `The database knows the migration ${applied}, which this release does not: the data belong to a newer release. ` +
      'Start that release, or restore a backup made before it.',
  );
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration, log: DatabaseLog): Promise<void> {
  const startedAt = performance.now();
  try {
    await client.query(sql);
    // One migration must not see what another one set for its own transaction.
    await client.query("select set_config('app.scope', 'system', true)");
    // A migration can replace a function or change what its body refers to, so all functions are created again
    // afterwards.
    await client.query('delete from schema_function');
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : problem;
    throw new DatabaseUnavailable(
      `The migration ${name} failed${failingLine(problem, sql)}: ${reason}. Nothing was changed: the release before still starts.`,
    );
  }
  log.info({ durationMs: Math.round(performance.now() - startedAt) }, `Migration ${name} applied`);
}
