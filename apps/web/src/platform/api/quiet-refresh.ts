import type { QueryClient } from '@tanstack/react-query';
import { type RequestParts, sendCall } from './call-api.ts';
import type { Endpoint } from './endpoint.ts';

interface Wanted {
  /** Which answers, by their request. Default: all. */
  readonly isShown?: ((request: RequestParts) => boolean) | undefined;
  /** When the change became known (`performance.now`): a request that was sent before can miss it. Default: now. */
  readonly since?: number;
}

/**
 * Fetches the data on the screen again because somebody else changed it. Runs in the background, so it does not keep a
 * session alive and fails silently. Queries that are not on the screen are refetched when they are next shown.
 */
export async function refreshQuietly(
  queries: QueryClient,
  call: Endpoint,
  { isShown = everything, since = performance.now() }: Wanted = {},
): Promise<void> {
  const known = queries
    .getQueryCache()
    .findAll({ queryKey: [call.path], predicate: ({ queryKey }) => isShown(partsOf(queryKey)) });
  const shown = known.filter((query) => query.isActive());
  await queries.invalidateQueries({
    queryKey: [call.path],
    refetchType: 'none',
    predicate: (query) => known.includes(query),
  });
  await Promise.all(
    shown.map(async (query) => {
      if (query.state.fetchStatus === 'fetching') await endOfEarlier(query.promise, since);
      const { queryKey } = query;
      const answer = queries.fetchQuery({
        queryKey,
        queryFn: ({ signal }) => sendCall(call, { ...partsOf(queryKey), background: true, signal }),
        retry: false,
        staleTime: 0,
      });
      const sent = query.promise;
      if (sent && !sentAt.has(sent)) sentAt.set(sent, performance.now());
      await answer.catch(() => undefined);
    }),
  );
}

/** Of the requests sent here: a later refresh can use their answer, too. */
const sentAt = new WeakMap<Promise<unknown>, number>();

async function endOfEarlier(underWay: Promise<unknown> | undefined, since: number): Promise<void> {
  if (underWay && (sentAt.get(underWay) ?? Number.NEGATIVE_INFINITY) < since) await underWay.catch(() => undefined);
}

const everything = (_parts: RequestParts) => true;

/** What api-query.ts stores in the key next to the path. */
function partsOf([, parts]: readonly unknown[]): RequestParts {
  return typeof parts === 'object' && parts !== null ? parts : {};
}
