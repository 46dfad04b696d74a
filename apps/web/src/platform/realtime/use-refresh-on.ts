import type { PushEvent } from '@muster/contract/push-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { RequestParts } from '../api/call-api.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { refreshQuietly } from '../api/quiet-refresh.ts';
import type { PushHandler } from './push-connection.ts';
import { onPush } from './use-push.ts';

/** An import or the start of a shift causes many events: at most one refresh in this time, the first one almost at once. */
const pauseMs = 800;
/** What is committed together arrives together. */
const gatherMs = 50;

interface RefreshOptions {
  /** Which events count, by their data. Default: all. */
  readonly isWanted?: (data: Parameters<PushHandler>[1]) => boolean;
  /** Which answers are refreshed, by their request. Default: all. */
  readonly isShown?: (request: RequestParts) => boolean;
}

/** Refreshes answers on the screen when others change the data; page, sort and filters stay. */
export function useRefreshOn(event: PushEvent, endpoints: readonly Endpoint[], options: RefreshOptions = {}): void {
  const queries = useQueryClient();
  const latest = useRef({ endpoints, ...options });
  useEffect(() => {
    latest.current = { endpoints, ...options };
  });
  useEffect(() => {
    let timer: number | undefined;
    let earliest = 0;
    let since = 0;
    const refresh = () => {
      timer = undefined;
      earliest = performance.now() + pauseMs;
      const { endpoints: shown, isShown } = latest.current;
      void Promise.all(shown.map((endpoint) => refreshQuietly(queries, endpoint, { isShown, since })));
    };
    const stop = onPush((pushed, data) => {
      if (pushed !== event || latest.current.isWanted?.(data) === false) return;
      since = performance.now();
      timer ??= window.setTimeout(refresh, Math.max(gatherMs, earliest - since));
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [queries, event]);
}
