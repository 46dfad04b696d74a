/** The list that a record was opened from, and the record's place in it. Kept in the state of the record's address. */
export interface ListTrail {
  /** Of the list's call. */
  readonly path: string;
  /** Of its request without the page. */
  readonly params?: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  /** From 0, over all pages. */
  readonly at: number;
  readonly rowsPerPage: number;
  /** Of the list's screen, with its filters, sort and page. */
  readonly address: string;
}

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
  // Only a list whose rows have the id of their record can name the record before and after.
  if (!row || !page || !('id' in row) || recordHref(to, Number(row.id)) !== to) return;
  const { params } = parts;
  const trail = { path, query: page.query, at: page.first + place, rowsPerPage: page.rows, address };
  left = { to, trail: params === undefined ? trail : { ...trail, params } };
}

/** The trail to a record that was just opened from a list. */
export const leftFor = (pathname: string): ListTrail | null => (left?.to === pathname ? left.trail : null);

/** Once the record has its trail: opened in another way later, it has none. */
export function forgetLeft(): void {
  left = null;
}

/** The address of another record of the same kind. */
export const recordHref = (pathname: string, id: number): string => pathname.replace(/\d+$/, String(id));

/** The request of the page that has the row at a place. */
export function pageRequest({ params, query, rowsPerPage }: ListTrail, at: number) {
  const first = Math.floor(at / rowsPerPage) * rowsPerPage;
  const dt_params = JSON.stringify({ first, rows: rowsPerPage, ...restOf(query) });
  const parts = { query: { ...query, dt_params } };
  return { first, parts: params === undefined ? parts : { params, ...parts } };
}

/** The request that finds one record if it is in the list at all. */
export function ownRequest({ params, query }: ListTrail, id: number) {
  const { filters } = restOf(query);
  const dt_params = JSON.stringify({
    first: 0,
    rows: 1,
    filters: { ...filters, id: { value: [id], matchMode: 'in' } },
  });
  const parts = { query: { ...query, dt_params } };
  return params === undefined ? parts : { params, ...parts };
}

/** In the state of an address, which a reload keeps and another release may have written. */
export const trailState = (trail: ListTrail) => ({ trail });

export function trailIn(state: unknown): ListTrail | null {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return null;
  return isTrail(state.trail) ? state.trail : null;
}

function isTrail(value: unknown): value is ListTrail {
  if (typeof value !== 'object' || value === null) return false;
  const { path, query, at, rowsPerPage, address } = value as Partial<Record<keyof ListTrail, unknown>>;
  const hasList = typeof path === 'string' && path.startsWith('/api/') && typeof query === 'object' && query !== null;
  const hasPlace = isCount(at) && isCount(rowsPerPage) && rowsPerPage > 0;
  return hasList && hasPlace && typeof address === 'string' && /^\/(?!\/)/.test(address);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The page of a request, and the request without it. */
function pageOf(query: unknown) {
  if (typeof query !== 'object' || query === null || !('dt_params' in query)) return null;
  const { first, rows, ...rest } = JSON.parse(String(query.dt_params)) as { first: number; rows: number };
  return { first, rows, query: { ...query, dt_params: JSON.stringify(rest) } };
}

const restOf = (query: ListTrail['query']): { readonly filters?: object } =>
  JSON.parse(String(query.dt_params ?? '{}'));
