import type { ListCall } from '@muster/contract/list.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type RequestParts, sendCall } from '../api/call-api.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { type ListTrail, ownRequest, pageRequest } from './list-trail.ts';
import { keysOf, type RecordKeys } from './record-href.ts';

/** Walking through a list repeats its call for each page, not for each record. */
const freshMs = 5 * 60_000;

/**
 * The records before and after one in the list that it was opened from. A record that has left the list, as by a change
 * that its filter is about, keeps its place: the next one is the record that has moved up to it.
 */
export function useNeighbours(trail: ListTrail | null): Neighbours | null {
  const at = trail?.at ?? 0;
  const page = useQuery(pageQuery(trail, at));
  const records = recordsOf(page.data);
  const total = page.data?.total ?? 0;
  const place = records.findIndex(({ id }) => id === trail?.id);
  const first = trail === null ? 0 : pageRequest(trail, at).first;
  const isListed = place !== -1;
  const here = isListed ? first + place : at;
  const [before, after] = [here - 1, isListed ? here + 1 : here];
  const isWithin = (index: number) => index >= 0 && index < total;
  const isElsewhere = (index: number) => isWithin(index) && (index < first || index >= first + records.length);
  const earlier = useQuery(pageQuery(isElsewhere(before) ? trail : null, before));
  const later = useQuery(pageQuery(isElsewhere(after) ? trail : null, after));
  const own = useQuery(listQuery(page.data && !isListed ? trail : null, trail && ownRequest(trail)));
  if (trail === null || page.data === undefined) return null;
  const recordAt = (index: number, other: readonly RecordKeys[]) => {
    if (!isWithin(index)) return null;
    const found = isElsewhere(index) ? other[index % trail.rowsPerPage] : records[index - first];
    return found === undefined || found.id === trail.id ? null : { record: found, at: index };
  };
  return {
    place: isListed ? { at: here, total } : null,
    isGone: own.data?.total === 0,
    previous: recordAt(before, recordsOf(earlier.data)),
    next: recordAt(after, recordsOf(later.data)),
  };
}

export interface Neighbours {
  /** From 0. Null if the record is not where it was in the list. */
  readonly place: { readonly at: number; readonly total: number } | null;
  /** No longer in the list. */
  readonly isGone: boolean;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

export interface Neighbour {
  readonly record: RecordKeys;
  readonly at: number;
}

/** The list's own request, so that its answer is used again. */
const pageQuery = (trail: ListTrail | null, at: number) => listQuery(trail, trail && pageRequest(trail, at).parts);

/** Null asks for nothing. */
function listQuery(trail: ListTrail | null | undefined, parts: RequestParts | null) {
  const call: Endpoint<ListCall> = { method: 'GET', path: trail?.path ?? '/' };
  return queryOptions({
    queryKey: [call.path, parts ?? {}] as const,
    queryFn: ({ signal }) => sendCall<ListCall>(call, { ...parts, signal }),
    enabled: trail !== null && trail !== undefined,
    staleTime: freshMs,
  });
}

const recordsOf = (page: { readonly data: readonly object[] } | undefined): readonly RecordKeys[] =>
  (page?.data ?? []).map((row) => keysOf(row) ?? { id: 0 });
