import type { PushEvent } from '@muster/contract/push-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Endpoint } from '../api/endpoint.ts';
import { refreshQuietly } from '../api/quiet-refresh.ts';
import { onPush } from './use-push.ts';

/** A shift's start brings many punches at once: they are one refresh. */
const pauseMs = 800;

/** Refreshes what is on the screen when others change it. `endpoints` must be the same list at each call. */
export function useRefreshOn(pushed: PushEvent, endpoints: readonly Endpoint[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const stop = onPush((event) => {
      if (event !== pushed) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(
        () => void Promise.all(endpoints.map((endpoint) => refreshQuietly(queries, endpoint))),
        pauseMs,
      );
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [queries, pushed, endpoints]);
}
