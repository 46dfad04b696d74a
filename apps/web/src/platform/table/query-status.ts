import type { TableStatus } from './table-note.tsx';

interface QueryFacts {
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** How a table shows the state of its query. */
export function tableStatusOf(query: QueryFacts): TableStatus {
  if (query.isPending) return 'loading';
  if (query.isError) return 'error';
  return query.isFetching ? 'refreshing' : 'ready';
}
