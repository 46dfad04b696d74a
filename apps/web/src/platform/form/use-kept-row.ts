import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The row of a list that a form starts with, null for a new record. Like useKeptRecord, for records that are read with
 * their list only. `rowsOf`: the query of a list that contains the row.
 */
export function useKeptRow<
  Row extends { readonly id: number },
  Answer extends Rows<Row>,
  Key extends readonly unknown[],
>(
  opened: Row | null,
  rowsOf: (row: Row) => FetchQueryOptions<Answer, Error, Answer, Key> & { readonly queryKey: Key },
) {
  const queries = useQueryClient();
  const [row, setRow] = useState(opened);
  const renew = async () => {
    if (row === null) return false;
    const query = rowsOf(row);
    // The list behind the form shows the older row too.
    void queries.invalidateQueries({ queryKey: query.queryKey.slice(0, 1) });
    const answer = await queries.fetchQuery({ ...query, staleTime: 0 });
    const current = rowsIn<Row>(answer).find(({ id }) => id === row.id);
    if (current) setRow(current);
    return current !== undefined;
  };
  return { row, renew } as const;
}

const rowsIn = <Row>(answer: Rows<Row>): readonly Row[] => (isBareList(answer) ? answer : answer.data);

const isBareList = <Row>(answer: Rows<Row>): answer is readonly Row[] => Array.isArray(answer);

type Rows<Row> = readonly Row[] | { readonly data: readonly Row[] };
