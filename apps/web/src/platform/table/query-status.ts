import { problemText } from '../api/problem-error.ts';
import type { TableStatus } from './table-note.tsx';

interface ListQuery<Row> {
  readonly data: { readonly data: readonly Row[]; readonly total: number } | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What a table shows of its query: the rows, their total, how it stands and what can be done about it. */
export function tableListOf<Row>(list: ListQuery<Row>) {
  return {
    rows: list.data?.data ?? [],
    total: list.data?.total ?? 0,
    status: statusOf(list),
    error: list.error ? problemText(list.error) : undefined,
    onRetry: () => void list.refetch(),
  };
}

function statusOf(query: Pick<ListQuery<unknown>, 'isPending' | 'isFetching' | 'isError'>): TableStatus {
  if (query.isPending) return 'loading';
  if (query.isError) return 'error';
  return query.isFetching ? 'refreshing' : 'ready';
}
