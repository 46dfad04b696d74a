import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { pageQueryOf } from '../../platform/table/page-query.ts';
import type { FoundRecord } from './search-results.ts';

export const mostEach = 5;

/** The query of a list call for the first rows with a term. */
export const firstWith = (term: string) => pageQueryOf({ page: 1, rows: mostEach, search: term });

interface Rows {
  readonly data: readonly object[];
}

type Entry<Answer extends Rows> = (row: Answer['data'][number]) => Omit<FoundRecord, 'kind'>;

/** The rows of a list as results. `isAsked`: the term is long enough, and the viewer may read the list. */
export function useFoundList<Answer extends Rows, Key extends QueryKey>(
  query: UseQueryOptions<Answer, Error, Answer, Key>,
  isAsked: boolean,
  entry: Entry<Answer>,
): FoundRecord[] {
  const { data } = useQuery({ ...query, enabled: isAsked, placeholderData: keepPreviousData });
  if (!isAsked) return [];
  return (data?.data ?? []).map((row) => ({ kind: 'record', ...entry(row) }));
}
