import { type FilterHolds, filtersOf, holdsOf, type TableColumn } from './table-column.ts';
import { defaultPageSize, pageSizes } from './table-view.ts';

/** What an address may say about a table: names that it does not know are not passed on. */
export interface TableShape {
  readonly sizes: readonly number[];
  readonly defaultSize: number;
  readonly sortable: readonly string[];
  readonly filters: Readonly<Record<string, FilterHolds>>;
  /** Filters whose one value must be met exactly; the others are searched for. */
  readonly exact: readonly string[];
  readonly toggles: readonly string[];
}

export function shapeOf<Row>(
  columns: readonly TableColumn<Row>[],
  toggles: readonly string[] = [],
  toolbarFilters: Readonly<Record<string, FilterHolds>> = {},
): TableShape {
  const filters = filtersOf(columns);
  return {
    sizes: pageSizes,
    defaultSize: defaultPageSize,
    sortable: columns.filter((column) => column.sortable).map((column) => column.id),
    filters: {
      ...toolbarFilters,
      ...Object.fromEntries(filters.map(({ field, filter }) => [field, holdsOf(filter)])),
    },
    exact: [
      ...Object.keys(toolbarFilters),
      ...filters.filter(({ filter }) => filter.kind !== 'text').map(({ field }) => field),
    ],
    toggles,
  };
}
