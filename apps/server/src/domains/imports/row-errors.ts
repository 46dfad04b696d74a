import type { FileRow, ImportColumn, RowMessage } from './kind-work.ts';

/** Collects the errors of one row, each with its column and the value as far as it may be shown. */
export function rowErrors(row: FileRow, columns: readonly ImportColumn[]) {
  const messages: RowMessage[] = [];
  const fieldsWithErrors = new Set<string>();
  return {
    messages,
    /** `key` names a column; any other key is an error of the whole row. Only the first error of a column is kept. */
    add(key: string, reason: string): void {
      if (fieldsWithErrors.has(key)) return;
      fieldsWithErrors.add(key);
      const column = columns.find((known) => known.key === key);
      const value = row.cells.get(key) ?? '';
      messages.push({
        column: column?.header ?? null,
        value: column?.isSensitive && value !== '' ? '[hidden]' : value.slice(0, 100),
        reason,
      });
    },
    has: (key: string) => fieldsWithErrors.has(key),
  };
}

export type RowErrors = ReturnType<typeof rowErrors>;
