import type pg from 'pg';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import { openClient } from '../open-client.ts';
import { tableNames } from './dump-database.ts';

/** Why a backup cannot be restored, worded for the person who has it. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

const head = z.object({ format: z.literal('muster-backup-1'), at: z.string(), migrations: z.array(z.string()) });
const sequences = z.object({ sequences: z.record(z.string(), z.number()) });
const rowsAtOnce = 500;

/**
 * Loads a backup into a migrated and unused database, in one transaction. Foreign keys are dropped during the load and
 * checked when they are created again, because rows reference each other in both directions.
 */
export async function loadDatabase(
  connection: Connection,
  lines: AsyncIterable<string>,
): Promise<{ rows: number; at: string }> {
  const client = await openClient(connection, {
    name: 'restore',
    statementTimeoutMs: 0,
    settings: { 'app.scope': 'system', idle_in_transaction_session_timeout: '0' },
  });
  try {
    await client.query('begin');
    const tables = await tableNames(client);
    const foreignKeys = await takeForeignKeys(client);
    await emptyTables(client, tables);
    const loaded = await loadLines(client, tables, lines);
    for (const restore of foreignKeys) await client.query(restore);
    for (const table of tables) await client.query(`alter table ${client.escapeIdentifier(table)} enable trigger user`);
    await client.query('commit');
    return loaded;
  } catch (problem) {
    await client.query('rollback').catch(() => undefined);
    throw problem;
  } finally {
    await client.end();
  }
}

async function takeForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; restore: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ restore }) => restore);
}

/** Deletes only what migrations inserted: the caller has made sure that the database is unused. */
async function emptyTables(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const name = client.escapeIdentifier(table);
    await client.query(`alter table ${name} disable trigger user`);
    await client.query(`delete from ${name}`);
  }
}

async function loadLines(client: pg.Client, tables: readonly string[], lines: AsyncIterable<string>) {
  let at: string | null = null;
  let table: string | null = null;
  let batch: string[] = [];
  let rows = 0;
  let isWhole = false;
  const flush = async () => {
    if (table !== null && batch.length > 0) await insertRows(client, table, batch);
    rows += batch.length;
    batch = [];
  };
  for await (const text of lines) {
    if (at === null) {
      at = await checkedHead(client, text);
    } else if (text.startsWith('{"table":')) {
      await flush();
      table = tableOf(text, tables);
    } else if (text.startsWith('{"sequences":')) {
      await flush();
      await restoreSequences(client, text);
      isWhole = true;
    } else {
      batch.push(text);
      if (batch.length === rowsAtOnce) await flush();
    }
  }
  if (at === null || !isWhole) throw new RestoreRefused('The backup is incomplete: its end is missing.');
  return { rows, at };
}

async function checkedHead(client: pg.Client, text: string): Promise<string> {
  const parsed = head.safeParse(JSON.parse(text));
  if (!parsed.success) throw new RestoreRefused('This is not a backup of Muster.');
  const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
  const here = rows.map(({ name }) => name).join();
  if (here !== parsed.data.migrations.join()) {
    throw new RestoreRefused(
      'The backup was made by another version of Muster: restore it with that version, then update.',
    );
  }
  return parsed.data.at;
}

function tableOf(text: string, tables: readonly string[]): string {
  const { table } = z.object({ table: z.string() }).parse(JSON.parse(text));
  if (!tables.includes(table))
    throw new RestoreRefused(`The backup contains a table "${table}" that this version does not have.`);
  return table;
}

/** The database computes generated columns itself, so it also words the statement. */
async function insertRows(client: pg.Client, table: string, batch: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('insert into %1$I (%2$s) select %2$s from jsonb_populate_recordset(null::%1$I, $1::jsonb)',
        $1::text, string_agg(quote_ident(attname), ', ' order by attnum)) as statement
      from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  await client.query(rows[0]?.statement ?? '', [`[${batch.join(',')}]`]);
}

async function restoreSequences(client: pg.Client, text: string): Promise<void> {
  for (const [name, value] of Object.entries(sequences.parse(JSON.parse(text)).sequences)) {
    await client.query('select setval($1::regclass, $2)', [name, value]);
  }
}
