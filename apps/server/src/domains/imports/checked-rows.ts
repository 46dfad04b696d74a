import type { Db } from '../../database/db.ts';
import { type CheckedRow, checkedRows } from './import-rows.repository.ts';
import type { RowResult } from './kind-work.ts';

/**
 * A file imports the differences that its check showed. A row whose record changed since is an error: importing it would
 * undo a newer edit.
 */
export async function withConflicts(db: Db, jobId: number, rows: readonly RowResult[]): Promise<readonly RowResult[]> {
  const checked = await checkedRows(
    db,
    jobId,
    rows.map(({ number }) => number),
  );
  return rows.map((row) => {
    const before = checked.get(row.number);
    return row.outcome === 'error' || (before && isSame(row, before)) ? row : conflicting(row);
  });
}

function isSame(now: RowResult, checked: CheckedRow): boolean {
  if (now.outcome !== checked.outcome) return false;
  // Nothing is written for the others.
  if (now.outcome !== 'create' && now.outcome !== 'update') return true;
  // The numbers of a file may belong to somebody else in the meantime.
  if ((now.subjectId ?? null) !== checked.employee_id) return false;
  return (now.basis ?? '') === checked.basis && shownOf(now.changes) === shownOf(checked.changes);
}

const shownOf = (changes: RowResult['changes']) =>
  JSON.stringify(changes.map(({ column, before, after }) => [column, before, after]));

function conflicting({ number, title }: RowResult): RowResult {
  const reason = 'The stored data changed after the file was checked. Upload the file again to check it.';
  return { number, title, outcome: 'error', changes: [], messages: [{ column: null, value: '', reason }] };
}
