import type { ListTrail } from './list-trail.ts';
import { keysOf, recordHref } from './record-href.ts';

/** What a list publishes about itself while it is shown. */
export interface ShownList {
  readonly queryKey: readonly [path: string, parts: { readonly params?: unknown; readonly query?: unknown }];
  readonly rows: readonly object[];
  /** Of the record of each row. */
  readonly hrefs: readonly string[];
  readonly address: string;
}

let left: { readonly to: string; readonly trail: ListTrail } | null = null;

/** Called when the list makes way for another screen: if that is the record of one of its rows, the way back is kept. */
export function leaveList({ queryKey: [path, parts], rows, hrefs, address }: ShownList, to: string): void {
  const place = hrefs.indexOf(to);
  const row = rows[place];
  const page = pageOf(parts.query);
  left = null;
  // Only a list whose rows have the id or the uuid of their record can name the record before and after.
  const keys = row ? keysOf(row) : null;
  if (!keys || !page || recordHref(to, keys) !== to) return;
  const { params } = parts;
  const trail = { path, query: page.query, id: keys.id, at: page.first + place, rowsPerPage: page.rows, address };
  left = { to, trail: params === undefined ? trail : { ...trail, params } };
}

/** The trail to a record that was just opened from a list. */
export const leftFor = (pathname: string): ListTrail | null => (left?.to === pathname ? left.trail : null);

/** Once the record has its trail: opened in another way later, it has none. */
export function forgetLeft(): void {
  left = null;
}

/** The page of a request, and the request without it. */
function pageOf(query: unknown) {
  if (typeof query !== 'object' || query === null || !('dt_params' in query)) return null;
  const { first, rows, ...rest } = JSON.parse(String(query.dt_params)) as { first: number; rows: number };
  return { first, rows, query: { ...query, dt_params: JSON.stringify(rest) } };
}
