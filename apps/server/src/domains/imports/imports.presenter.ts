import type { ImportAnswer, ImportJob, ImportRow } from '@muster/contract/domains/imports/import-answers.ts';
import { mostErrorLines } from '@muster/contract/domains/imports/imports.constants.ts';
import { importJobStatuses } from '@muster/contract/states.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type ImportJobRow, importedBefore } from './import-job.repository.ts';
import { pageOfRows, type StoredRow } from './import-rows.repository.ts';
import type { ImportWork } from './kind-work.ts';
import { importWorks } from './works-by-kind.ts';

/** As the dialogs show it (section 7.3). */
export async function importAnswerOf(
  { db, viewer }: Pick<Ctx, 'db' | 'viewer'>,
  job: ImportJobRow,
): Promise<ImportAnswer> {
  const shown = { jobId: job.id, outcomes: ['error', 'skip'], first: 0, rows: mostErrorLines } as const;
  const rows = job.rejected_count + job.skipped_count > 0 ? await pageOfRows(db, shown) : [];
  return {
    status: job.status === 'failed' ? 'error' : 'success',
    data: { ...importJobOf(job, await importedBefore(db, job)), may_correct: mayCorrect(job, viewer.userId) },
    errors: { file: rows.flatMap(linesOf) },
    titles: rows.flatMap(({ row_number: row, title }) => (title === '' ? [] : [{ row, title }])),
    error: job.problem,
    failures: job.unknown_leave_types.length > 0 ? job.unknown_leave_types.join(', ') : null,
  };
}

export function importJobOf(job: ImportJobRow, before: string | null): ImportJob {
  const isFinished = job.status === 'completed' || job.status === 'failed';
  return {
    id: job.id,
    kind: job.kind as ImportJob['kind'],
    stage: job.stage as ImportJob['stage'],
    status: importJobStatuses.find((status) => status === job.status) ?? 'failed',
    file_name: job.file_name,
    rows_total: job.rows_total,
    rows_done: job.rows_done,
    counts: {
      create: job.created_count,
      update: job.updated_count,
      unchanged: job.unchanged_count,
      skip: job.skipped_count,
      error: job.rejected_count,
    },
    changes_pay: job.changes_pay,
    imported_before: before,
    created_by: job.created_by_name,
    created_at: job.created_at,
    finished_at: job.finished_at,
    may_apply: job.stage === 'check' && job.status === 'completed' && job.storage_key !== null,
    may_apply_valid_rows:
      job.stage === 'check' &&
      job.status === 'failed' &&
      job.problem === null &&
      job.storage_key !== null &&
      job.rejected_count > 0 &&
      job.created_count + job.updated_count > 0 &&
      workOf(job).mayLeaveOutErrors === true,
    may_correct: false,
    has_rejected_rows: isFinished && job.storage_key !== null && job.rejected_count + job.skipped_count > 0,
  };
}

/** Its sender can enter wrong cells again: the file is checked with the sender's rights. */
export const mayCorrect = (job: ImportJobRow, userId: number): boolean =>
  job.created_by_user_id === userId &&
  job.stage === 'check' &&
  job.status === 'failed' &&
  job.problem === null &&
  job.storage_key !== null &&
  job.rejected_count > 0;

const workOf = (job: ImportJobRow): ImportWork => importWorks[job.kind as ImportJob['kind']];

export function importRowOf({ row_number, outcome, title, changes, messages }: StoredRow): ImportRow {
  return { row: row_number, outcome, title, changes, messages };
}

/** `Row 5: Work email "x": The work email must be a valid email address.` */
export function linesOf({ row_number, messages }: Pick<StoredRow, 'row_number' | 'messages'>): string[] {
  return messages.map(({ column, value, reason }) => {
    const cell = column === null ? '' : `${column}${value === '' ? '' : ` "${value}"`}: `;
    return `Row ${row_number}: ${cell}${reason}`;
  });
}
