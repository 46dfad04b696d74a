import type { PushEvent } from '@muster/contract/push-events.ts';
import { z } from 'zod';
import type { Db } from '../../database/db.ts';
import type { Log } from '../log/log.ts';
import type { Listener } from '../notify/listener.ts';
import { notify, notifyEach } from '../notify/notify.ts';
import { channelName } from './push-frames.ts';
import type { PushServer } from './push-server.ts';

/** Only ids and numbers: the page requests the rest, and the portal checks the rights again. */
export type PushData = Readonly<Record<string, string | number | boolean | null>>;

const publication = z.object({
  channels: z.array(z.string().regex(channelName)).min(1),
  event: z.string().min(1).max(200),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export type Publication = z.infer<typeof publication>;

/** What `publish` sent to the processes. */
export function readPublication(payload: string): Publication {
  return publication.parse(JSON.parse(payload));
}

/**
 * Sends to all subscribers of the channel, in every server process, when the transaction commits. Below 8,000 bytes.
 */
export async function publish(db: Db, channel: string, event: PushEvent, data: PushData): Promise<void> {
  await publishOn(db, [channel], event, data);
}

/** The same event on several channels, in one statement, and in one message for each hundred of them. */
export async function publishOn(db: Db, channels: readonly string[], event: PushEvent, data: PushData): Promise<void> {
  await publishEach(db, event, [{ channels, data }]);
}

/** An event with several data, in one statement; equal messages once. */
export async function publishEach(
  db: Db,
  event: PushEvent,
  all: readonly { readonly channels: readonly string[]; readonly data: PushData }[],
): Promise<void> {
  const texts = all.flatMap(({ channels, data }) => {
    const distinct = [...new Set(channels)];
    return Array.from({ length: Math.ceil(distinct.length / mostChannels) }, (_, index) => {
      const part = distinct.slice(index * mostChannels, (index + 1) * mostChannels);
      return JSON.stringify(publication.parse({ channels: part, event, data }));
    });
  });
  await notifyEach(db, 'push', [...new Set(texts)]);
}

/** As many as a Pusher server accepts. A message of them stays below what NOTIFY accepts. */
const mostChannels = 100;

/** Closes the sockets of a session that has ended, in every server process, when the transaction commits. */
export async function cutSession(db: Db, sessionId: number): Promise<void> {
  await notify(db, 'session_ended', String(sessionId));
}

/** Makes the sockets of a session subscribe again, because its user's rights have changed. */
export async function reauthorizeSession(db: Db, sessionId: number): Promise<void> {
  await notify(db, 'session_rights', String(sessionId));
}

/** Delivers what other processes publish to the sockets of this one. Call it before `listener.start()`. */
export function connectPush(listener: Listener, server: PushServer, log: Log): void {
  listener.on('push', (payload) => {
    const { channels, event, data } = readPublication(payload);
    for (const channel of channels) server.deliver(channel, event, data);
  });
  listener.on('session_ended', (payload) => server.cutSession(Number(payload)));
  listener.on('session_rights', (payload) => server.reauthorizeSession(Number(payload)));
  listener.onGap(() => {
    server.sweepSessions().catch((error: Error) => log.warn({ error }, 'Push sessions could not be checked.'));
  });
}
