import { defaultPageSize, pageSizes } from '@muster/contract/page-sizes.ts';
import { type FilterHolds, filtersOf, holdsOf, type NamedFilter, type TableColumn } from './table-column.ts';

/** What an address can contain for a table: unknown names are ignored. */
export interface TableShape {
  readonly sizes: readonly number[];
  readonly defaultSize: number;
  readonly sortable: readonly string[];
  readonly filters: Readonly<Record<string, FilterHolds>>;
  /** Filters whose single value must match exactly; the others search. */
  readonly exact: readonly string[];
  readonly toggles: readonly string[];
}

export function shapeOf<Row>(
  columns: readonly TableColumn<Row>[],
  toggles: readonly string[] = [],
  otherFilters: readonly NamedFilter[] = [],
): TableShape {
  const filters = [...otherFilters, ...filtersOf(columns)];
  return {
    sizes: pageSizes,
    defaultSize: defaultPageSize,
    sortable: columns.filter((column) => column.sortable).map((column) => column.id),
    filters: Object.fromEntries(filters.map(({ field, filter }) => [field, holdsOf(filter)])),
    exact: filters.filter(({ filter }) => filter.kind !== 'text').map(({ field }) => field),
    toggles,
  };
}
