import { pushMemory } from '@muster/contract/constants.ts';
import type { PushEvent } from '@muster/contract/push-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { userDetailsQuery } from '../session/account-queries.ts';
import { usePageData } from '../session/use-session.ts';
import type { PresentMember, PushConnection } from './push-connection.ts';

type PushHandler = (event: PushEvent, data: Readonly<Record<string, unknown>>) => void;

const handlers = new Set<PushHandler>();

/** Keeps the push connection of the signed-in user, once for the whole portal. It starts after the first paint. */
export function usePushConnection(channels: readonly string[]): void {
  const queries = useQueryClient();
  const { push } = usePageData();
  const joined = channels.join(' ');
  useEffect(() => {
    let hangUp: (() => void) | null = null;
    let isOver = false;
    const cancel = afterFirstPaint(async () => {
      const { openPush } = await import('./push-connection.ts');
      const opened = openPush(push, joined.split(' '), {
        onEvent: (event, data) => {
          for (const handler of handlers) handler(event, data);
        },
        // A push server of another maker repeats no events.
        inTimeMs: push.host === null ? pushMemory.reliedOnMs : 0,
        onState: setConnected,
        onReconnect: () => void queries.invalidateQueries(),
        // The next call detects whether the session has ended; its expiry is handled there.
        onSessionEnd: () => void queries.invalidateQueries({ queryKey: userDetailsQuery.queryKey }),
      });
      if (isOver) return opened.hangUp();
      connection = opened;
      hangUp = opened.hangUp;
      return undefined;
    });
    return () => {
      isOver = true;
      cancel();
      hangUp?.();
      connection = null;
      setConnected(false);
    };
  }, [joined, push, queries]);
}

let connection: PushConnection | null = null;
let isConnected = false;
const followers = new Set<() => void>();

function setConnected(connected: boolean): void {
  isConnected = connected;
  for (const follower of followers) follower();
}

/** Whether events arrive: false before the connection is open, and while it is interrupted. */
export function usePushState(): boolean {
  return useSyncExternalStore(
    (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    () => isConnected,
  );
}

/** Who else has the same thing open, while events arrive. */
export function usePresence(channel: string): readonly PresentMember[] {
  const isOnline = usePushState();
  const [others, setOthers] = useState<readonly PresentMember[]>([]);
  useEffect(() => {
    if (!isOnline || connection === null) return;
    const leave = connection.meet(channel, setOthers);
    return () => {
      leave();
      setOthers([]);
    };
  }, [channel, isOnline]);
  return others;
}

/** Calls `handler` for each event (`employees.changed`) until the returned function is called. */
export function onPush(handler: PushHandler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

function afterFirstPaint(act: () => Promise<void>): () => void {
  const timer = window.setTimeout(() => void act().catch(() => undefined), firstPaintMs);
  return () => window.clearTimeout(timer);
}

/** The list on the screen loads first. */
const firstPaintMs = 1500;
