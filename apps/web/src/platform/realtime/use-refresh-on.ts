import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Endpoint } from '../api/endpoint.ts';
import { refreshQuietly } from '../api/quiet-refresh.ts';
import { onPush } from './use-push.ts';

/** A shift's start brings many punches at once: they are one refresh. */
const pauseMs = 800;

/** Keeps what is on the screen in step with what others change, in its place. `endpoints` is the same list at each call. */
export function useRefreshOn(pushed: string, endpoints: readonly Endpoint[]): void {
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
