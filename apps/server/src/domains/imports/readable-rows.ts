import type { FileRow, ImportColumn, ImportRun, RowResult } from './kind-work.ts';
import { rowErrors } from './row-errors.ts';

export const isReadable = ({ problems }: FileRow) => problems.size === 0;

/** A row with a cell that cannot be read is an error, whatever the kind makes of the others. */
export async function checkReadable(
  run: Pick<ImportRun, 'check'>,
  rows: readonly FileRow[],
  columns: readonly ImportColumn[],
): Promise<readonly RowResult[]> {
  const checked = await run.check(rows.filter(isReadable));
  const results = new Map(checked.map((result) => [result.number, result]));
  return rows.map((row) => results.get(row.number) ?? unreadable(row, columns));
}

function unreadable(row: FileRow, columns: readonly ImportColumn[]): RowResult {
  const errors = rowErrors(row, columns);
  for (const [key, problem] of row.problems) errors.add(key, problem);
  const title = row.cells.get('full_name') ?? row.cells.get('name') ?? '';
  return { number: row.number, title, outcome: 'error', changes: [], messages: errors.messages };
}
