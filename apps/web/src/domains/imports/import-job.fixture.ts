import type { ImportAnswer, ImportJob } from '@muster/contract/domains/imports/import-answers.ts';

export function importJob(given: Partial<ImportJob> = {}): ImportJob {
  return {
    id: 7,
    kind: 'employees',
    stage: 'check',
    status: 'completed',
    file_name: 'people.xlsx',
    rows_total: 3,
    rows_done: 3,
    counts: { create: 2, update: 1, unchanged: 0, skip: 0, error: 0 },
    changes_pay: false,
    imported_before: null,
    created_by: 'Maricel Santos',
    created_at: '2026-11-21T02:00:00Z',
    finished_at: '2026-11-21T02:00:05Z',
    may_apply: true,
    may_apply_valid_rows: false,
    may_correct: false,
    has_rejected_rows: false,
    ...given,
  };
}

export function importAnswer(
  given: Partial<ImportJob> = {},
  more: Partial<Omit<ImportAnswer, 'data'>> = {},
): ImportAnswer {
  const data = importJob(given);
  return {
    status: data.status === 'failed' ? 'error' : 'success',
    data,
    errors: { file: [] },
    titles: [],
    error: null,
    failures: null,
    ...more,
  };
}
