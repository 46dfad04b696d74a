import { type QueryFunction, type SkipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestParts } from '../api/call-api.ts';

type Key = readonly [path: string, parts: RequestParts];

/** What `apiQuery` makes of a call that answers a record. */
export interface RecordQuery<T> {
  readonly queryKey: Key;
  readonly queryFn?: QueryFunction<T, Key> | SkipToken;
  readonly gcTime?: number;
}

/**
 * The current record that a form starts with, null until it is loaded. It stays while the form is open, whatever is
 * refetched behind it: a change by another user is reported when the form is saved (409). After that, `renew` reads the
 * record again and answers whether it could: the `onConflict` of useRecordForm.
 */
export function useKeptRecord<T extends object>(query: RecordQuery<T>, isWanted = true) {
  const [record, setRecord] = useState<T | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    staleTime: 0,
    enabled: isWanted && record === null,
  });
  if (isWanted && record === null && data !== undefined && !isFetching) setRecord(data);
  const renew = async () => {
    const { data: current, isSuccess } = await refetch();
    if (isSuccess) setRecord(current);
    return isSuccess;
  };
  // For Loaded and RecordPage.
  const of = { data: record ?? undefined, error, refetch };
  return { record, error, retry: () => void refetch(), renew, of } as const;
}
