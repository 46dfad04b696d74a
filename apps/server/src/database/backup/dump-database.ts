import type pg from 'pg';
import type { Connection } from '../connection.ts';
import { openClient } from '../open-client.ts';

/** First line of a backup: which schema the rows belong to. */
export interface BackupHead {
  readonly format: 'muster-backup-1';
  readonly at: string;
  readonly migrations: readonly string[];
}

/** A stored file that rows of the backup refer to, and how people know it. */
export interface NamedFile {
  readonly key: string;
  /** The employee or client it belongs to. */
  readonly owner: string | null;
  readonly name: string | null;
}

const rowsAtOnce = 1000;

/**
 * Every row of every table as lines of JSON, in one snapshot while others continue to write: a head, then for each
 * table `{"table": …}` and its rows, then the value of each sequence. `named` receives the files that these rows refer to.
 */
export async function* dumpDatabase(
  connection: Connection,
  at: string,
  named: NamedFile[] = [],
): AsyncGenerator<string> {
  const client = await openClient(connection, {
    name: 'backup',
    statementTimeoutMs: 0,
    settings: { 'app.scope': 'system', idle_in_transaction_session_timeout: '0' },
  });
  try {
    await client.query('begin isolation level repeatable read, read only');
    const migrations = await client.query<{ name: string }>('select name from schema_migration order by name');
    yield line({
      format: 'muster-backup-1',
      at,
      migrations: migrations.rows.map(({ name }) => name),
    } satisfies BackupHead);
    for (const table of await tableNames(client)) yield* rowsOf(client, table);
    named.push(...(await namedFiles(client)));
    yield line({ sequences: await sequenceValues(client) });
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Tables of the portal, by name, without the list of migrations: it belongs to the database that is restored into. */
export async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('schema_migration', 'schema_function') order by relname collate "C"`,
  );
  return rows.map(({ name }) => name);
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string> {
  yield line({ table });
  await client.query(
    `declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${client.escapeIdentifier(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup_rows`);
    for (const { row } of rows) yield `${row}\n`;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close backup_rows');
}

/** An upload that is not finished has no row, or one that is released. */
async function namedFiles(client: pg.Client): Promise<NamedFile[]> {
  const { rows } = await client.query<NamedFile>(
    `select f.key, coalesce(e.name, c.legal_business_name, case when j.id is not null then 'an import' end) as owner,
        coalesce(case when r.id is null then a.file_name else 'a document of leave' end, j.file_name, case when p.employee_id is not null then 'photo' end) as name
      from stored_file f
      left join attachment a on a.storage_key = f.key
      left join import_job j on j.storage_key = f.key
      left join employee_photo p on f.key in (p.storage_key, p.small_key)
      left join leave_request r on r.id = a.leave_request_id
      left join employee e on e.id = coalesce(a.employee_id, r.employee_id, p.employee_id)
      left join client c on c.id = a.client_id
      where f.released_at is null order by f.key`,
  );
  return rows;
}

async function sequenceValues(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'",
  );
  return Object.fromEntries(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, Number(value)]])));
}

const line = (value: object) => `${JSON.stringify(value)}\n`;
