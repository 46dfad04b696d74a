import type { TableParameters } from '@muster/contract';
import type { TableShape } from './table-shape.ts';
import { type FilterValue, isFilterRange, type TableView } from './table-view.ts';

/** The `dt_params` of a table call for a view (decisions, Addresses and calls). The caller sends toggles itself. */
export function tableParametersOf(view: TableView, shape: TableShape): TableParameters {
  const filters: TableParameters['filters'] = {};
  for (const [field, value] of Object.entries(view.filters))
    filters[field] = asFilter(value, shape.exact.includes(field));
  if (view.search !== '') filters.global = { value: view.search, matchMode: 'contains' };
  return {
    first: (view.page - 1) * view.size,
    rows: view.size,
    sort: view.sort === null ? [] : [{ field: view.sort.id, order: view.sort.descending ? -1 : 1 }],
    filters,
  };
}

function asFilter(value: FilterValue, isExact: boolean): TableParameters['filters'][string] {
  if (isFilterRange(value)) return { value: [value.from || null, value.to || null], matchMode: 'between' };
  if (typeof value === 'string') return { value, matchMode: isExact ? 'equals' : 'contains' };
  return { value: [...value], matchMode: 'in' };
}
