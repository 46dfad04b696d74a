import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshQuietly } from '../../platform/api/quiet-refresh.ts';
import { onPush } from '../../platform/realtime/use-push.ts';
import { announcementAnswers } from './refresh-announcements.ts';

/** Many receipts in a row are one refresh. */
const pauseMs = 400;

/** Keeps list and panel in step with what others do, recipients who read included. */
export function useAnnouncementChanges(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const stop = onPush((event) => {
      if (event !== 'client-notifications.changed') return;
      window.clearTimeout(timer);
      const refresh = () => Promise.all(announcementAnswers.map((endpoint) => refreshQuietly(queries, endpoint)));
      timer = window.setTimeout(() => void refresh(), pauseMs);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [queries]);
}
