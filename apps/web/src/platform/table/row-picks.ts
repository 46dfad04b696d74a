/** The selection of a user: single rows, or all results of the search and filters. */
export interface RowPicks<Row> {
  /** Search, filters and switches during the selection. Under others the selection is empty. */
  readonly narrowing: string;
  readonly all: boolean;
  /** All results at the time they were selected, for lists whose answer has a digest. */
  readonly whole?: WholeResults;
  readonly picked: ReadonlyMap<string, PickedRow<Row>>;
}

/** What an action on all results sends besides the query. */
export interface WholeResults {
  readonly total: number;
  readonly digest: string;
}

interface PickedRow<Row> {
  readonly row: Row;
  /** The page (with its size and order) that the row was selected on. */
  readonly at: string;
}

/** The page that is shown. */
export interface ShownPage<Row> {
  readonly narrowing: string;
  readonly at: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** False while the rows of an earlier query are still shown. */
  readonly isCurrent: boolean;
}

export const noPicks = <Row>(narrowing: string): RowPicks<Row> => ({ narrowing, all: false, picked: new Map() });

/** The valid picks: none after another search or filter, and no row that has left the page it was selected on. */
export function picksOn<Row>(picks: RowPicks<Row>, page: ShownPage<Row>): RowPicks<Row> {
  if (picks.narrowing !== page.narrowing) return noPicks(page.narrowing);
  if (!page.isCurrent || picks.all || picks.picked.size === 0) return picks;
  const rows = new Map(page.rows.map((row) => [page.idOf(row), row]));
  const kept = [...picks.picked].flatMap(([id, one]): [string, PickedRow<Row>][] => {
    const row = rows.get(id);
    if (row) return [[id, { row, at: page.at }]];
    return one.at === page.at ? [] : [[id, one]];
  });
  return { ...picks, picked: new Map(kept) };
}

export const isPicked = <Row>(picks: RowPicks<Row>, id: string): boolean => picks.all || picks.picked.has(id);

/** Selects or unselects rows of the page. Unselecting one of all results leaves the other rows of the page. */
export function withRows<Row>(
  picks: RowPicks<Row>,
  page: ShownPage<Row>,
  ids: readonly string[],
  on: boolean,
): RowPicks<Row> {
  const onPage = page.rows.map((row) => [page.idOf(row), { row, at: page.at }] as const);
  const picked = new Map(picks.all ? onPage : picks.picked);
  for (const [id, one] of onPage) {
    if (!ids.includes(id)) continue;
    if (on) picked.set(id, one);
    else picked.delete(id);
  }
  return { narrowing: page.narrowing, all: false, picked };
}

export const withAll = <Row>(page: ShownPage<Row>, whole?: WholeResults): RowPicks<Row> => ({
  ...noPicks(page.narrowing),
  all: true,
  ...(whole && { whole }),
});
