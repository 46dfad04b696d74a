import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshQuietly } from '../../platform/api/quiet-refresh.ts';
import { onPush } from '../../platform/realtime/use-push.ts';
import { clientWires } from './clients.wires.ts';
import { clientRecordWires } from './refresh-clients.ts';

/** Many changes in a row are one refresh. */
const pauseMs = 400;

/** Keeps list or record in step with what others change. `id` null: the list; only one record is ever on the screen. */
export function useClientChanges(id: number | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const wires = id === null ? [clientWires.table] : clientRecordWires;
    const stop = onPush((event, data) => {
      if (event !== 'clients.changed' || (id !== null && data.id !== id)) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void Promise.all(wires.map((wire) => refreshQuietly(queries, wire))), pauseMs);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [queries, id]);
}
