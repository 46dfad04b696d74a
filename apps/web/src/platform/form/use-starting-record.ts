import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface StartingRecord<Answer> {
  /** Null until the newest version has been read. It stays the same while the form is open. */
  readonly record: Answer | null;
  readonly details: UseQueryResult<Answer>;
}

/**
 * The record that a form starts from. Later answers to the same query do not replace it, so what the user typed stays; a
 * change by somebody else is reported when the form is saved (409).
 */
export function useStartingRecord<Answer, Key extends QueryKey>(
  query: UseQueryOptions<Answer, Error, Answer, Key>,
): StartingRecord<Answer> {
  const [record, setRecord] = useState<Answer | null>(null);
  const isWanted = record === null && query.enabled !== false;
  const details = useQuery({ ...query, enabled: isWanted });
  if (isWanted && details.data !== undefined && !details.isFetching) setRecord(details.data);
  return { record, details };
}
