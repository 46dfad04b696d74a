import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshQuietly } from '../../platform/api/quiet-refresh.ts';
import { onPush } from '../../platform/realtime/use-push.ts';
import { announcementAnswers } from './refresh-announcements.ts';

/** Groups many changes into one refresh. */
const pauseMs = 400;

/** Refreshes list and panel when somebody else changes or reads an announcement. */
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
