import type { FileRow, ImportColumn, RowMessage } from './kind-work.ts';

/** Collects what is wrong with one row, each with its column and the value as far as it may be shown. */
export function rowFaults(row: FileRow, columns: readonly ImportColumn[]) {
  const messages: RowMessage[] = [];
  const faulty = new Set<string>();
  return {
    messages,
    /** `key` names a column; a fault of another name is one of the whole row. The first of a column is enough. */
    add(key: string, reason: string): void {
      if (faulty.has(key)) return;
      faulty.add(key);
      const column = columns.find((known) => known.key === key);
      const value = row.cells.get(key) ?? '';
      messages.push({
        column: column?.header ?? null,
        value: column?.isSensitive && value !== '' ? '[hidden]' : value.slice(0, 100),
        reason,
      });
    },
    has: (key: string) => faulty.has(key),
  };
}

export type RowFaults = ReturnType<typeof rowFaults>;
