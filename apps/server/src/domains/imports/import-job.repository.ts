import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';

export type ImportJobRow = Selectable<Database['import_job']>;

export interface NewImportJob {
  readonly kind: ImportKind;
  readonly is_direct: boolean;
  readonly pay_confirmed: boolean;
  readonly file_name: string;
  readonly storage_key: string;
  readonly sha256: string;
  readonly size_bytes: number;
  readonly rows_total: number;
  readonly created_by_user_id: number;
  readonly created_by_name: string;
  readonly impersonator_user_id: number | null;
  readonly impersonator_name: string | null;
  readonly created_at: string;
}

/** Undefined if the same file is already being processed. */
export async function insertJob(db: Db, job: NewImportJob): Promise<ImportJobRow | undefined> {
  return (
    db
      .insertInto('import_job')
      .values(job)
      // The index is partial. Its condition is written out, because a prepared statement does not match it with
      // parameters.
      .onConflict((conflict) =>
        conflict.columns(['kind', 'sha256']).where(sql<boolean>`status in ('pending', 'processing')`).doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
  );
}

export async function jobUnderWay(db: Db, kind: ImportKind, sha256: string): Promise<ImportJobRow | undefined> {
  return db
    .selectFrom('import_job')
    .selectAll()
    .where('kind', '=', kind)
    .where('sha256', '=', sha256)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirst();
}

export async function findJob(db: Db, id: number): Promise<ImportJobRow | undefined> {
  return db.selectFrom('import_job').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockJob(db: Db, id: number): Promise<ImportJobRow | undefined> {
  return db.selectFrom('import_job').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Lock the job before. */
export async function checkAgain(
  db: Db,
  id: number,
  content: Pick<ImportJobRow, 'corrections' | 'sha256'>,
): Promise<ImportJobRow> {
  return db
    .updateTable('import_job')
    .set((eb) => ({
      ...content,
      status: 'pending',
      rows_done: 0,
      attempts: 0,
      finished_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Newest first. */
export function listJobs(db: Db, kinds: readonly ImportKind[], question: TableQuery): Promise<TablePage<ImportJobRow>> {
  const source = {
    strategy: 'keyed',
    from: sql`import_job j`,
    where: [sql<SqlBool>`j.kind = any (${kinds}::text[])`],
    keys: sql`j.id`,
    order: sql`j.created_at desc, j.id desc`,
    ties: [sql`j.id`],
    read: sql`j.* from page join import_job j on j.id = page.id`,
    columns: jobColumns,
  } as const;
  return readTable<ImportJobRow>(db, source, question);
}

const jobColumns: Readonly<Record<string, SqlColumn>> = {
  id: { exact: sql`j.id` },
  file_name: { text: sql`j.file_name` },
  kind: { exact: sql`j.kind` },
  stage: { exact: sql`j.stage` },
  status: { exact: sql`j.status` },
  rows_total: { sort: sql`j.rows_total` },
  created_by: { text: sql`j.created_by_name` },
  created_at: { sort: sql`j.created_at` },
  finished_at: { sort: sql`j.finished_at` },
};

/** When another job last imported the same content. */
export async function importedBefore(db: Db, { id, kind, sha256 }: ImportJobRow): Promise<string | null> {
  const found = await db
    .selectFrom('import_job')
    .select('finished_at')
    .where('kind', '=', kind)
    .where('sha256', '=', sha256)
    .where('stage', '=', 'import')
    .where('status', '=', 'completed')
    .where('id', '<>', id)
    .orderBy('finished_at', 'desc')
    .executeTakeFirst();
  return found?.finished_at ?? null;
}

/**
 * From checked to imported; undefined if the job is already in another state, for example after a double click.
 * `leavesOutErrors`: of a file with wrong rows, the others are imported.
 */
export async function startApplying(
  db: Db,
  id: number,
  { leavesOutErrors, isPayConfirmed }: { readonly leavesOutErrors: boolean; readonly isPayConfirmed: boolean },
): Promise<ImportJobRow | undefined> {
  const checked = db
    .updateTable('import_job')
    .set((eb) => ({
      stage: 'import',
      status: 'pending',
      rows_done: 0,
      attempts: 0,
      leaves_out_errors: leavesOutErrors,
      pay_confirmed: isPayConfirmed,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('stage', '=', 'check')
    .where('storage_key', 'is not', null);
  const ready = leavesOutErrors
    ? checked.where('status', '=', 'failed').where('problem', 'is', null).where('rejected_count', '>', 0)
    : checked.where('status', '=', 'completed');
  return ready.returningAll().executeTakeFirst();
}

export async function waitingJobs(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('import_job')
    .select('id')
    .where('status', 'in', ['pending', 'processing'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const lockClass = 7_253_004;

/** True for the one process that may work on the job until its transaction ends, which also happens if it dies. */
export async function takeJob(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${lockClass}::integer, ${id}::integer) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

/** Outside the work's transaction, so that others see it. */
export async function noteStarted(db: Db, id: number): Promise<void> {
  await db
    .updateTable('import_job')
    .set((eb) => ({ status: 'processing', attempts: eb('attempts', '+', 1), rows_done: 0 }))
    .where('id', '=', id)
    .execute();
}

export async function noteProgress(db: Db, id: number, rowsDone: number): Promise<void> {
  await db.updateTable('import_job').set({ rows_done: rowsDone }).where('id', '=', id).execute();
}

export type JobOutcome = Partial<
  Pick<
    ImportJobRow,
    | 'created_count'
    | 'updated_count'
    | 'unchanged_count'
    | 'skipped_count'
    | 'rejected_count'
    | 'changes_pay'
    | 'problem'
    | 'unknown_leave_types'
    | 'rows_done'
    | 'attempts'
    | 'stage'
    | 'storage_key'
    | 'corrections'
    | 'finished_at'
  >
> & { readonly status: 'pending' | 'completed' | 'failed' };

export async function noteOutcome(db: Db, id: number, outcome: JobOutcome): Promise<void> {
  await db
    .updateTable('import_job')
    .set((eb) => ({ ...outcome, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Contents that are no longer needed: of jobs that finished or have been waiting since before `until`. */
export async function oldContents(db: Db, until: string): Promise<{ id: number; storage_key: string }[]> {
  const { rows } = await sql<{ id: number; storage_key: string }>`
    select id, storage_key from import_job where storage_key is not null and status in ('completed', 'failed')
      and created_at < ${until}`.execute(db);
  return rows;
}

export async function forgetContent(db: Db, id: number): Promise<void> {
  await db.updateTable('import_job').set({ storage_key: null, corrections: null }).where('id', '=', id).execute();
}
