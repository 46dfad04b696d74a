import { defaultPageSize } from '@muster/contract/page-sizes.ts';

/** The value of a filter: one text, several, or a range of days (YYYY-MM-DD) or numbers ('' for an open end). */
export type FilterValue = string | readonly string[] | FilterRange;

export interface FilterRange {
  readonly from: string;
  readonly to: string;
}

export interface TableSort {
  readonly id: string;
  readonly descending: boolean;
}

/** The settings of a table. Pages count from 1; without a sort the server's order applies. */
export interface TableView {
  readonly page: number;
  readonly size: number;
  readonly sort: TableSort | null;
  readonly search: string;
  readonly filters: Readonly<Record<string, FilterValue>>;
  readonly toggles: Readonly<Record<string, boolean>>;
}

/** Every change except turning a page returns to the first one, because the rows of the page have changed. */
export function changed(view: TableView, change: Partial<Omit<TableView, 'page'>>): TableView {
  return { ...view, ...change, page: 1 };
}

const chosen = ['size', 'sort', 'search', 'filters', 'toggles'] as const;

/** The differences of `next` from the view it was derived from, and its page. */
export function changesOf(view: TableView, next: TableView): Partial<TableView> {
  const names = chosen.filter((name) => next[name] !== view[name]);
  return { ...Object.fromEntries(names.map((name) => [name, next[name]])), page: next.page };
}

/** The same search, filters and switches on the first page in the default order. */
export const widest = (view: TableView): TableView => ({ ...view, page: 1, size: defaultPageSize, sort: null });

/** Sets one filter, or removes it if the value is empty. */
export function withFilter(view: TableView, field: string, value: FilterValue | undefined): TableView {
  const { [field]: _before, ...others } = view.filters;
  return changed(view, {
    filters: value === undefined || isEmptyFilter(value) ? others : { ...others, [field]: value },
  });
}

/** Ascending, descending, off. */
export function nextSort(sort: TableSort | null, id: string): TableSort | null {
  if (sort?.id !== id) return { id, descending: false };
  return sort.descending ? null : { id, descending: true };
}

export function isEmptyFilter(value: FilterValue): boolean {
  if (isFilterRange(value)) return value.from === '' && value.to === '';
  return typeof value === 'string' ? value.trim() === '' : value.length === 0;
}

export const isFilterRange = (value: FilterValue): value is FilterRange => typeof value === 'object' && 'from' in value;

/** A range that begins after it ends. */
export function isReversed(value: FilterValue | undefined): boolean {
  if (value === undefined || !isFilterRange(value) || value.from === '' || value.to === '') return false;
  const { from, to } = value;
  return isNumberText(from) && isNumberText(to) ? Number(from) > Number(to) : from > to;
}

/** A number as the server takes it in a filter. */
export const isNumberText = (text: string): boolean => /^-?\d{1,12}(?:\.\d{1,4})?$/.test(text);

/** Whether the table is filtered, so that clearing may bring results. */
export const isNarrowed = (view: TableView): boolean => view.search !== '' || Object.keys(view.filters).length > 0;
