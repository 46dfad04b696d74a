import { z } from 'zod';
import { importJobStatuses } from '../../states.ts';
import { importKinds, importStages, rowOutcomes } from './imports.constants.ts';

const importJob = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  stage: z.enum(importStages),
  status: z.enum(importJobStatuses),
  file_name: z.string(),
  rows_total: z.int(),
  rows_done: z.int(),
  /** Number of rows by outcome. */
  counts: z.object({ create: z.int(), update: z.int(), unchanged: z.int(), skip: z.int(), error: z.int() }),
  /** Importing requires a password or code confirmed within the last ten minutes. */
  changes_pay: z.boolean(),
  /** When the same file was imported before; null if it never was. */
  imported_before: z.string().nullable(),
  created_by: z.string(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** Checked without errors and kept: it can be imported now. */
  may_apply: z.boolean(),
  /** Some rows are wrong, and the others can be imported without them. */
  may_apply_valid_rows: z.boolean(),
  /** Wrong cells can be entered again: only for the sender, in the answer about one file. */
  may_correct: z.boolean(),
  /** Rejected rows can be downloaded with their reasons. */
  has_rejected_rows: z.boolean(),
});
export type ImportJob = z.output<typeof importJob>;

export const importJobPage = z.object({ data: z.array(importJob), total: z.int() });

/** As the dialogs read it (section 7.3): `errors.file` holds a line for each error, `failures` unknown leave types. */
export const importAnswer = z.object({
  status: z.enum(['success', 'error']),
  data: importJob,
  errors: z.object({ file: z.array(z.string()) }),
  /** Whom the rows with a line are about, as far as they are known. */
  titles: z.array(z.object({ row: z.int(), title: z.string() })),
  error: z.string().nullable(),
  failures: z.string().nullable(),
});
export type ImportAnswer = z.output<typeof importAnswer>;

const importRow = z.object({
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  title: z.string(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  messages: z.array(z.object({ column: z.string().nullable(), value: z.string(), reason: z.string() })),
});
export type ImportRow = z.output<typeof importRow>;

export const importRowPage = z.object({ data: z.array(importRow), total: z.int() });
