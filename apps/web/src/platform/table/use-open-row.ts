import { useState } from 'react';
import type { QuickViewState } from './row-look.ts';
import type { RecordList } from './use-record-list.ts';

/** The row that the quick view shows. It closes if the row leaves the list, as by another filter. */
export function useOpenRow<Row>({ rows, rowId }: Pick<RecordList<Row>, 'rows' | 'rowId'>): OpenRow<Row> {
  const [id, setId] = useState<string | null>(null);
  const place = id === null ? -1 : rows.findIndex((row) => rowId(row) === id);
  const row = rows[place];
  const at = (index: number) => {
    const next = rows[index];
    return next && (() => setId(rowId(next)));
  };
  return {
    row,
    show: (next) => setId(rowId(next)),
    state: { onClose: () => setId(null), onPrevious: row && at(place - 1), onNext: row && at(place + 1) },
  };
}

export interface OpenRow<Row> {
  readonly row: Row | undefined;
  readonly show: (row: Row) => void;
  readonly state: QuickViewState;
}
