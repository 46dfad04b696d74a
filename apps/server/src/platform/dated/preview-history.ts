import type { DatedPreviewAnswer } from '@muster/contract/dated/dated-answers.ts';
import type { DatedFields } from '@muster/contract/dated/dated-history.ts';
import { lastDayOf } from '@muster/contract/dated/dated-row.ts';
import { type DatedRefusal, isRefusal, planChange } from '@muster/contract/dated/plan-change.ts';
import { previewOf } from '@muster/contract/dated/preview-edit.ts';
import type { Db } from '../../database/db.ts';
import type { OwnedChange } from './change-history.ts';
import { readHistory } from './dated.repository.ts';
import type { DatedTable } from './dated-table.ts';

/** What a change would do to a history. `problemOf` words a refusal the way the change itself does. */
export async function previewHistory<Fields extends DatedFields>(
  db: Db,
  table: DatedTable<Fields>,
  { owner, today, ...change }: OwnedChange<Fields> & { readonly today: string },
  problemOf: (refusal: DatedRefusal) => string,
): Promise<DatedPreviewAnswer> {
  const history = await readHistory(db, table, owner);
  const edit = planChange(history, change, { rules: table.rules, today });
  const isRefused = isRefusal(edit);
  const preview = previewOf(history, isRefused ? { removed: [], resized: [], added: [] } : edit);
  return {
    problem: isRefused ? problemOf(edit) : null,
    rows: preview.history.map((row) => ({ id: row.id, from: row.from, to: lastDayOf(row) })).toReversed(),
    changes: preview.changes.map(({ from, to }) => ({ from, to })),
  };
}
