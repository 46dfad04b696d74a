import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import { refreshQuietly } from '../../platform/api/quiet-refresh.ts';
import { onPush } from '../../platform/realtime/use-push.ts';
import { clientAnswers } from './refresh-clients.ts';

/** Groups many changes into one refresh. */
const pauseMs = 400;

/** Refreshes the list (`id` null) or a record when somebody else changes it. The screen shows only one record at a time. */
export function useClientChanges(id: number | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const shown = id === null ? [clientsEndpoints.table] : clientAnswers;
    const stop = onPush((event, data) => {
      if (event !== 'clients.changed' || (id !== null && data.id !== id)) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(
        () => void Promise.all(shown.map((endpoint) => refreshQuietly(queries, endpoint))),
        pauseMs,
      );
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [queries, id]);
}
