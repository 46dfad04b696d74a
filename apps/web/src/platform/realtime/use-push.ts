import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageData } from '../session/use-session.ts';
import { createPushChannels } from './push-channels.ts';
import { openPush, type PushHandler } from './push-connection.ts';
import { pushOptions } from './push-options.ts';

const channels = createPushChannels();
const ownHandlers = new Set<PushHandler>();

/** Keeps the push connection of the signed-in user, once for the whole portal. It begins after the first paint. */
export function usePushConnection(): void {
  const queries = useQueryClient();
  const { user, push } = usePageData();
  const uuid = user?.uuid;
  useEffect(() => {
    if (uuid === undefined) return;
    let isOver = false;
    const leave = channels.listen(`private-user.${uuid}`, (event, data) => {
      for (const handler of ownHandlers) handler(event, data);
    });
    const cancel = afterFirstPaint(async () => {
      const line = await openPush(pushOptions(push, window.location.hostname), () => void queries.invalidateQueries());
      if (isOver) line.close();
      else channels.connect(line);
    });
    return () => {
      isOver = true;
      cancel();
      leave();
      channels.disconnect();
    };
  }, [uuid, push, queries]);
}

/** Calls `handler` for each event on the user's own channel while the part is shown. */
export function onPush(handler: PushHandler): () => void {
  ownHandlers.add(handler);
  return () => ownHandlers.delete(handler);
}

/** Calls `handler` for each event on another channel, such as `private-employees`, until the answer is called. */
export function onChannel(name: string, handler: PushHandler): () => void {
  return channels.listen(name, handler);
}

function afterFirstPaint(act: () => Promise<void>): () => void {
  const timer = window.setTimeout(() => void act().catch(() => undefined), firstPaintMs);
  return () => window.clearTimeout(timer);
}

/** The list on the screen comes first. */
const firstPaintMs = 1500;
