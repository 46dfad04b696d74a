/** The list that a record was opened from, and the record's place in it. Kept in the state of the record's address. */
export interface ListTrail {
  /** Of the list's call. */
  readonly path: string;
  /** Of its request without the page. */
  readonly params?: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  /** Of the record at this address. */
  readonly id: number;
  /** From 0, over all pages. */
  readonly at: number;
  readonly rowsPerPage: number;
  /** Of the list's screen, with its filters, sort and page. */
  readonly address: string;
}

/** The request of the page that has the row at a place. */
export function pageRequest({ params, query, rowsPerPage }: ListTrail, at: number) {
  const first = Math.floor(at / rowsPerPage) * rowsPerPage;
  const dt_params = JSON.stringify({ first, rows: rowsPerPage, ...restOf(query) });
  const parts = { query: { ...query, dt_params } };
  return { first, parts: params === undefined ? parts : { params, ...parts } };
}

/** The request that finds one record if it is in the list at all. */
export function ownRequest({ params, query, id }: ListTrail) {
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
  const { path, query, id, at, rowsPerPage, address } = value as Partial<Record<keyof ListTrail, unknown>>;
  const hasList = typeof path === 'string' && path.startsWith('/api/') && typeof query === 'object' && query !== null;
  const hasPlace = isCount(id) && isCount(at) && isCount(rowsPerPage) && rowsPerPage > 0;
  return hasList && hasPlace && typeof address === 'string' && /^\/(?!\/)/.test(address);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const restOf = (query: ListTrail['query']): { readonly filters?: object } =>
  JSON.parse(String(query.dt_params ?? '{}'));
