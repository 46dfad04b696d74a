import type { CallDeclaration } from '@muster/contract/call.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type RequestParts, sendCall } from './call-api.ts';
import type { CallParts, Endpoint } from './endpoint.ts';

/**
 * Query options of a call that reads: `useQuery(apiQuery(endpoint, { query }))`. The key is the path and the
 * request, so `queryKeyOf(endpoint)` matches every cached answer of the call.
 */
export function apiQuery<C extends CallDeclaration>(
  call: Endpoint<C>,
  ...[parts]: object extends CallParts<C> ? [CallParts<C>?] : [CallParts<C>]
) {
  return queryFor(call, parts ?? {}, undefined);
}

/** Like apiQuery, for requests that the page makes by itself: they do not keep a session alive. */
export function backgroundQuery<C extends CallDeclaration>(
  call: Endpoint<C>,
  ...[parts]: object extends CallParts<C> ? [CallParts<C>?] : [CallParts<C>]
) {
  return queryFor(call, parts ?? {}, true);
}

function queryFor<C extends CallDeclaration>(call: Endpoint<C>, parts: RequestParts, background: true | undefined) {
  // The same type for every call, so that a part which several calls can feed accepts any of them.
  const queryKey: readonly [path: string, parts: RequestParts] = [call.path, parts];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => sendCall<C>(call, { ...parts, ...(background && { background }), signal }),
  });
}

/** For `setQueryData` and the like; refreshAnswers below invalidates. */
export const queryKeyOf = (call: Endpoint): readonly [string] => [call.path];

/** After a change: answers on the screen are fetched again immediately, the others when they are next shown. */
export async function refreshAnswers(queries: QueryClient, endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(endpoints.map((endpoint) => queries.invalidateQueries({ queryKey: queryKeyOf(endpoint) })));
}
