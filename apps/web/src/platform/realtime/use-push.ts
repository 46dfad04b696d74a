import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageData } from '../session/use-session.ts';
import { openPush } from './push-connection.ts';
import { pushOptions } from './push-options.ts';

type PushHandler = (event: string) => void;
const handlers = new Set<PushHandler>();

/** Keeps the push connection of the signed-in user, once for the whole portal. It begins after the first paint. */
export function usePushConnection(): void {
  const queries = useQueryClient();
  const { user, push } = usePageData();
  const uuid = user?.uuid;
  useEffect(() => {
    if (uuid === undefined) return;
    let hangUp: (() => void) | null = null;
    let isOver = false;
    const cancel = afterFirstPaint(async () => {
      const close = await openPush(pushOptions(push, window.location.hostname), `private-user.${uuid}`, {
        onEvent: (event) => {
          for (const handler of handlers) handler(event);
        },
        onReconnect: () => void queries.invalidateQueries(),
      });
      if (isOver) close();
      else hangUp = close;
    });
    return () => {
      isOver = true;
      cancel();
      hangUp?.();
    };
  }, [uuid, push, queries]);
}

/** Calls `handler` for each event on the user's channel while the part is shown. */
export function onPush(handler: PushHandler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

function afterFirstPaint(act: () => Promise<void>): () => void {
  const timer = window.setTimeout(() => void act().catch(() => undefined), firstPaintMs);
  return () => window.clearTimeout(timer);
}

/** The list on the screen comes first. */
const firstPaintMs = 1500;
