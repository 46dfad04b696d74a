import type { CallDeclaration } from '@muster/contract/call.ts';
import { queryOptions } from '@tanstack/react-query';
import { type RequestParts, sendCall } from './call-api.ts';
import type { CallParts, CallWire } from './call-wire.ts';

/**
 * Query options of a call that reads: `useQuery(apiQuery(wire, { query }))`. The key is the call's path and what was
 * parts, so `queryKeyOf(wire)` reaches every answer of the call.
 */
export function apiQuery<C extends CallDeclaration>(
  call: CallWire<C>,
  ...[parts]: object extends CallParts<C> ? [CallParts<C>?] : [CallParts<C>]
) {
  return queryFor(call, parts ?? {}, undefined);
}

/** As apiQuery, for what the page asks by itself: it keeps no session alive. */
export function backgroundQuery<C extends CallDeclaration>(
  call: CallWire<C>,
  ...[parts]: object extends CallParts<C> ? [CallParts<C>?] : [CallParts<C>]
) {
  return queryFor(call, parts ?? {}, true);
}

function queryFor<C extends CallDeclaration>(call: CallWire<C>, parts: RequestParts, background: true | undefined) {
  // The same type for every call, so that a part which several calls can feed takes any of them.
  const queryKey: readonly [path: string, parts: RequestParts] = [call.path, parts];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => sendCall<C>(call, { ...parts, ...(background && { background }), signal }),
  });
}

/** For `invalidateQueries({ queryKey: queryKeyOf(wire) })`. */
export const queryKeyOf = (call: CallWire): readonly [string] => [call.path];
