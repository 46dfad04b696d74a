import type { QueryClient } from '@tanstack/react-query';
import { type RequestParts, sendCall } from './call-api.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Fetches the data on the screen again because somebody else changed it. Runs in the background, so it does not keep a
 * session alive and fails silently. Queries that are not on the screen are refetched when they are next shown.
 */
export async function refreshQuietly(queries: QueryClient, call: Endpoint, wanted = everything): Promise<void> {
  const known = queries
    .getQueryCache()
    .findAll({ queryKey: [call.path], predicate: ({ queryKey }) => wanted(partsOf(queryKey)) });
  const shown = known.filter((query) => query.isActive());
  await queries.invalidateQueries({
    queryKey: [call.path],
    refetchType: 'none',
    predicate: (query) => known.includes(query),
  });
  await Promise.all(
    shown.map(({ queryKey }) =>
      queries
        .fetchQuery({
          queryKey,
          queryFn: ({ signal }) => sendCall(call, { ...partsOf(queryKey), background: true, signal }),
          retry: false,
        })
        .catch(() => undefined),
    ),
  );
}

const everything = (_parts: RequestParts) => true;

/** What api-query.ts stores in the key next to the path. */
function partsOf([, parts]: readonly unknown[]): RequestParts {
  return typeof parts === 'object' && parts !== null ? parts : {};
}
