import { useState } from 'react';
import { showProblem } from '../feedback/show-problem.ts';
import {
  isPicked,
  noPicks,
  picksOn,
  type RowPicks,
  type ShownPage,
  type WholeResults,
  withAll,
  withRows,
} from './row-picks.ts';

export interface RowSelection<Row> {
  readonly count: number;
  /** All results of the search and filters, including those of other pages. */
  readonly all: boolean;
  /** While `all` is true, for lists whose answer has a digest. */
  readonly whole: WholeResults | undefined;
  /** The selected rows; unused while `all` is true. */
  readonly rows: readonly Row[];
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** How much of the shown page is selected. */
  readonly ofPage: 'none' | 'some' | 'all';
  readonly select: (id: string, on: boolean) => void;
  readonly selectPage: (on: boolean) => void;
  readonly selectAll: () => Promise<void>;
  readonly clear: () => void;
}

/** The selection of a list. It never contains a row that the search or a filter hides. */
export function useRowSelection<Row>(
  page: ShownPage<Row> & { readonly total: number },
  readWhole?: () => Promise<WholeResults>,
): RowSelection<Row> {
  const [picks, setPicks] = useState<RowPicks<Row>>(() => noPicks(page.narrowing));
  const held = picksOn(picks, page);
  const onPage = page.rows.map(page.idOf);
  const chosen = onPage.filter((id) => isPicked(held, id)).length;
  return {
    count: held.all ? (held.whole?.total ?? page.total) : held.picked.size,
    all: held.all,
    whole: held.whole,
    rows: [...held.picked.values()].map(({ row }) => row),
    ids: [...held.picked.keys()],
    has: (id) => isPicked(held, id),
    ofPage: chosen === 0 ? 'none' : chosen === onPage.length ? 'all' : 'some',
    select: (id, on) => setPicks(withRows(held, page, [id], on)),
    selectPage: (on) => setPicks(withRows(held, page, onPage, on)),
    selectAll: async () => {
      try {
        setPicks(withAll(page, await readWhole?.()));
      } catch (problem) {
        showProblem(problem);
      }
    },
    clear: () => setPicks(noPicks(page.narrowing)),
  };
}
