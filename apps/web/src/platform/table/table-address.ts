import type { FilterHolds } from './table-column.ts';
import type { TableShape } from './table-shape.ts';
import {
  type FilterValue,
  isEmptyFilter,
  isFilterRange,
  isNumberText,
  type TableSort,
  type TableView,
} from './table-view.ts';

const filterPrefix = 'filter.';
const between = '..';

/** Reads a table's view from an address: `?page=2&sort=-name&q=ana&filter.location=wfh`. Invalid parts are ignored. */
export function readView(params: URLSearchParams, shape: TableShape): TableView {
  const page = Number(params.get('page') ?? 1);
  const size = Number(params.get('size') ?? shape.defaultSize);
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    size: shape.sizes.includes(size) ? size : shape.defaultSize,
    sort: readSort(params.get('sort'), shape),
    search: params.get('q') ?? '',
    filters: readFilters(params, shape),
    toggles: Object.fromEntries(shape.toggles.map((toggle) => [toggle, params.get(toggle) === '1'])),
  };
}

/** Writes a view into an address and keeps foreign parameters; default values are not written. */
export function writeView(before: URLSearchParams, view: TableView, shape: TableShape): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const key of [...params.keys()]) if (key.startsWith(filterPrefix)) params.delete(key);
  set(params, 'page', view.page === 1 ? '' : String(view.page));
  set(params, 'size', view.size === shape.defaultSize ? '' : String(view.size));
  set(params, 'sort', view.sort === null ? '' : `${view.sort.descending ? '-' : ''}${view.sort.id}`);
  set(params, 'q', view.search);
  for (const toggle of shape.toggles) set(params, toggle, view.toggles[toggle] ? '1' : '');
  for (const [field, value] of Object.entries(view.filters)) {
    for (const text of textsOf(value)) params.append(filterPrefix + field, text);
  }
  return params;
}

function set(params: URLSearchParams, key: string, value: string): void {
  if (value === '') params.delete(key);
  else params.set(key, value);
}

function readSort(text: string | null, shape: TableShape): TableSort | null {
  if (text === null) return null;
  const descending = text.startsWith('-');
  const id = descending ? text.slice(1) : text;
  return shape.sortable.includes(id) ? { id, descending } : null;
}

function readFilters(params: URLSearchParams, shape: TableShape): Record<string, FilterValue> {
  const filters: Record<string, FilterValue> = {};
  for (const [field, holds] of Object.entries(shape.filters)) {
    const value = filterValueOf(params.getAll(filterPrefix + field), holds);
    if (value !== null && !isEmptyFilter(value)) filters[field] = value;
  }
  return filters;
}

function filterValueOf(texts: readonly string[], holds: FilterHolds): FilterValue | null {
  const first = texts[0];
  if (first === undefined) return null;
  if (holds === 'many') return texts.filter((text) => text !== '');
  if (holds === 'one') return first;
  const [from = '', to = ''] = first.split(between);
  const isValid = holds === 'numbers' ? isNumberText : isDay;
  return { from: isValid(from) ? from : '', to: isValid(to) ? to : '' };
}

function textsOf(value: FilterValue): readonly string[] {
  if (isFilterRange(value)) return [`${value.from}${between}${value.to}`];
  return typeof value === 'string' ? [value] : value;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
