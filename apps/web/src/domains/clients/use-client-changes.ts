import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import { refreshQuietly } from '../../platform/api/quiet-refresh.ts';
import { onPush } from '../../platform/realtime/use-push.ts';
import { clientAnswers } from './refresh-clients.ts';

/** Many changes in a row are one refresh. */
const pauseMs = 400;

/** Keeps list or record in step with what others change. `id` null: the list; only one record is ever on the screen. */
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
