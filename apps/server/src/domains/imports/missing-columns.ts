import type { FileRow, ImportColumn } from './kind-work.ts';

/** Headings of the required columns that are empty in a row. */
export function missingColumns(row: FileRow, columns: readonly ImportColumn[]): string[] {
  return columns.filter(({ key, isRequired }) => isRequired && !row.cells.has(key)).map(({ header }) => header);
}
