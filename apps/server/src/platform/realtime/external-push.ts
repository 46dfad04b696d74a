import { z } from 'zod';
import { type EventListener, listen } from '../events/event-listeners.ts';
import type { Announce } from '../events/events.ts';
import type { PushData } from './publish.ts';

/** A push server elsewhere that speaks the same protocol. */
export interface ExternalPush {
  readonly url: URL;
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
}

const publication = z.object({ channel: z.string(), event: z.string(), data: z.string() });
const eventName = 'push.published';
const timeoutMs = 10_000;

/** As `publish`, for an external server: by the event outbox, so that one process alone hands it over. */
export async function publishOutside(
  announce: Announce,
  channel: string,
  event: string,
  data: PushData,
): Promise<void> {
  await announce({ name: eventName, payload: { channel, event, data: JSON.stringify(data) } });
}

/** For the dispatcher. */
export function externalPushListener<C>({ url, appId, key, secret }: ExternalPush): EventListener<C> {
  return listen(eventName, 'push-outside', async (_ctx, { payload }) => {
    const { channel, event, data } = publication.parse(payload);
    const { default: Pusher } = await import('pusher');
    const useTLS = url.protocol === 'https:';
    const server = new Pusher({
      appId,
      key,
      secret,
      useTLS,
      host: url.hostname,
      port: url.port || (useTLS ? '443' : '80'),
      timeout: timeoutMs,
    });
    await server.trigger(channel, event, JSON.parse(data));
  });
}
