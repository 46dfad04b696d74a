import type { RowOutcome } from '@muster/contract/domains/imports/imports.constants.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';
import type { RowChange, RowMessage, RowResult } from './kind-work.ts';

const longestTitle = 300;

export async function storeRows(db: Db, jobId: number, rows: readonly RowResult[]): Promise<void> {
  if (rows.length === 0) return;
  const stored = rows.map(
    ({ number, outcome, title, changes, messages, subjectId, changesPay = false, basis = '' }) => ({
      number,
      outcome,
      title: title.slice(0, longestTitle),
      changes,
      messages,
      employee_id: subjectId ?? null,
      changes_pay: changesPay,
      basis,
    }),
  );
  await sql`
    insert into import_job_row
      (import_job_id, row_number, outcome, title, changes, messages, employee_id, changes_pay, basis)
    select ${jobId}::integer, number, outcome, title, changes, messages, employee_id, changes_pay, basis
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
      as given (number integer, outcome text, title text, changes jsonb, messages jsonb, employee_id integer,
        changes_pay boolean, basis text)
    on conflict (import_job_id, row_number) do update
      set outcome = excluded.outcome, title = excluded.title, changes = excluded.changes, messages = excluded.messages,
        employee_id = excluded.employee_id, changes_pay = excluded.changes_pay, basis = excluded.basis`.execute(db);
}

export interface OwnRows {
  readonly jobId: number;
  readonly employeeIds: readonly number[];
  /** Only rows that change bank details or pay. */
  readonly onlyPay: boolean;
  readonly most: number;
}

/** Rows that would change something of the employees, in the order of the file. */
export async function rowsAbout(db: Db, { jobId, employeeIds, onlyPay, most }: OwnRows): Promise<number[]> {
  const rows = await db
    .selectFrom('import_job_row')
    .select('row_number')
    .where('import_job_id', '=', jobId)
    .where('employee_id', 'in', employeeIds)
    .where('outcome', 'in', ['create', 'update'])
    .$if(onlyPay, (query) => query.where('changes_pay', '=', true))
    .orderBy('row_number')
    .limit(most)
    .execute();
  return rows.map(({ row_number }) => row_number);
}

/** Which of these rows have errors. */
export async function wrongRows(db: Db, jobId: number, numbers: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('import_job_row')
    .select('row_number')
    .where('import_job_id', '=', jobId)
    .where('row_number', 'in', [...numbers])
    .where('outcome', '=', 'error')
    .execute();
  return new Set(rows.map(({ row_number }) => row_number));
}

export async function forgetRows(db: Db, jobId: number): Promise<void> {
  await db.deleteFrom('import_job_row').where('import_job_id', '=', jobId).execute();
}

export interface StoredRow {
  readonly row_number: number;
  readonly outcome: RowOutcome;
  readonly title: string;
  readonly changes: RowChange[];
  readonly messages: RowMessage[];
}

export type CheckedRow = Pick<StoredRow, 'outcome' | 'changes'> & {
  readonly basis: string;
  readonly employee_id: number | null;
};

/** By row number. */
export async function checkedRows(
  db: Db,
  jobId: number,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, CheckedRow>> {
  const { rows } = await sql<CheckedRow & { row_number: number }>`
    select row_number, outcome, changes, basis, employee_id from import_job_row
    where import_job_id = ${jobId} and row_number = any (${numbers}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.row_number, row]));
}

export interface RowsPage {
  readonly jobId: number;
  readonly outcomes: readonly RowOutcome[];
  readonly first: number;
  readonly rows: number;
}

export async function pageOfRows(db: Db, { jobId, outcomes, first, rows }: RowsPage): Promise<StoredRow[]> {
  const found = await sql<StoredRow>`
    select row_number, outcome, title, changes, messages from import_job_row
    where import_job_id = ${jobId} and outcome = any (${outcomes}::text[])
    order by row_number limit ${rows} offset ${first}`.execute(db);
  return found.rows;
}

/** In the order of the file. */
export function listRows(db: Db, jobId: number, question: TableQuery): Promise<TablePage<StoredRow>> {
  const source = {
    strategy: 'keyed',
    from: sql`import_job_row r`,
    where: [sql<SqlBool>`r.import_job_id = ${jobId}`],
    keys: sql`r.row_number`,
    order: sql`r.row_number`,
    ties: [sql`r.row_number`],
    read: sql`r.row_number, r.outcome, r.title, r.changes, r.messages
      from page join import_job_row r on r.import_job_id = ${jobId} and r.row_number = page.row_number`,
    columns: {
      row: { sort: sql`r.row_number`, isNeverNull: true },
      title: { text: sql`r.title` },
      outcome: { exact: sql`r.outcome` },
    },
  } as const;
  return readTable<StoredRow>(db, source, question);
}
