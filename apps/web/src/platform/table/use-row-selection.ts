import { useState } from 'react';
import { isPicked, noPicks, picksOn, type RowPicks, type ShownPage, withAll, withRows } from './row-picks.ts';

export interface RowSelection<Row> {
  readonly count: number;
  /** All results of the search and filters, including those of other pages. */
  readonly all: boolean;
  /** The selected rows; unused while `all` is true. */
  readonly rows: readonly Row[];
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** How much of the shown page is selected. */
  readonly ofPage: 'none' | 'some' | 'all';
  readonly select: (id: string, on: boolean) => void;
  readonly selectPage: (on: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** The selection of a list. It never contains a row that the search or a filter hides. */
export function useRowSelection<Row>(page: ShownPage<Row> & { readonly total: number }): RowSelection<Row> {
  const [picks, setPicks] = useState<RowPicks<Row>>(() => noPicks(page.narrowing));
  const held = picksOn(picks, page);
  const onPage = page.rows.map(page.idOf);
  const chosen = onPage.filter((id) => isPicked(held, id)).length;
  return {
    count: held.all ? page.total : held.picked.size,
    all: held.all,
    rows: [...held.picked.values()].map(({ row }) => row),
    ids: [...held.picked.keys()],
    has: (id) => isPicked(held, id),
    ofPage: chosen === 0 ? 'none' : chosen === onPage.length ? 'all' : 'some',
    select: (id, on) => setPicks(withRows(held, page, [id], on)),
    selectPage: (on) => setPicks(withRows(held, page, onPage, on)),
    selectAll: () => setPicks(withAll(page)),
    clear: () => setPicks(noPicks(page.narrowing)),
  };
}
