import type { PushFacts } from '@muster/contract/page-data.ts';
import { isPushEvent, type PushEvent } from '@muster/contract/push-events.ts';
import Pusher, { type PresenceChannel } from 'pusher-js';
import { callApi } from '../api/call-api.ts';
import { notificationsEndpoints } from '../api/endpoints/notifications.generated.ts';
import { pushOptions } from './push-options.ts';

/** Name of an event, such as `notifications.changed`. Its data are ids; fetch the rest from the portal. */
export type PushHandler = (event: PushEvent, data: Readonly<Record<string, unknown>>) => void;

export interface PushListener {
  readonly onEvent: PushHandler;
  /** The connection is back after an interruption, or came late: events may have been missed, so fetch the data again. */
  readonly onReconnect: () => void;
  /** A first connection within this time misses nothing, because the endpoint repeats its latest events. */
  readonly inTimeMs: number;
  /** Whether events arrive now. */
  readonly onState?: (isConnected: boolean) => void;
  /** The server has closed the connection because its session has ended. */
  readonly onSessionEnd: () => void;
}

/** The code with which the portal's push endpoint closes the sockets of an ended session. */
const sessionEnded = 4009;

/** Somebody on a presence channel. */
export interface PresentMember {
  readonly id: string;
  readonly name: string;
}

export interface PushConnection {
  readonly hangUp: () => void;
  /** Joins a presence channel and reports the others on it, until the returned function is called. */
  readonly meet: (channel: string, onOthers: (others: readonly PresentMember[]) => void) => () => void;
}

/** Subscribes to private channels. Import this file when it is needed: the client is large. */
export function openPush(push: PushFacts, channels: readonly string[], listener: PushListener): PushConnection {
  const options = pushOptions(push, window.location.hostname);
  const client = new Pusher(options.key, {
    cluster: options.cluster,
    wsHost: options.wsHost,
    wsPort: options.wsPort,
    wssPort: options.wssPort,
    forceTLS: options.forceTLS,
    enabledTransports: options.enabledTransports,
    enableStats: false,
    channelAuthorization: {
      customHandler: authorize,
      transport: 'ajax',
      endpoint: notificationsEndpoints.authorizeChannel.path,
    },
  });
  watchReconnects(client, listener);
  client.connection.bind('state_change', ({ current }: { readonly current: string }) =>
    listener.onState?.(current === 'connected'),
  );
  client.connection.bind('error', (error: { readonly data?: { readonly code?: number } }) => {
    if (error.data?.code === sessionEnded) listener.onSessionEnd();
  });
  for (const channel of channels) {
    client.subscribe(channel).bind_global((event: string, data: unknown) => {
      if (isPushEvent(event)) listener.onEvent(event, isRecord(data) ? data : {});
    });
  }
  return { hangUp: () => client.disconnect(), meet: (channel, onOthers) => meetOn(client, channel, onOthers) };
}

function meetOn(client: Pusher, channel: string, onOthers: (others: readonly PresentMember[]) => void): () => void {
  const joined = client.subscribe(channel) as PresenceChannel;
  const notify = () => {
    const others: PresentMember[] = [];
    joined.members.each(({ id, info }: { readonly id: string; readonly info: { readonly name?: string } }) => {
      if (id !== joined.members.myID) others.push({ id, name: info.name ?? '' });
    });
    onOthers(others);
  };
  for (const event of ['subscription_succeeded', 'member_added', 'member_removed'])
    joined.bind(`pusher:${event}`, notify);
  return () => client.unsubscribe(channel);
}

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null;

type Handler = NonNullable<NonNullable<ConstructorParameters<typeof Pusher>[1]>['channelAuthorization']>;
type CustomHandler = Extract<Handler, { customHandler: unknown }>['customHandler'];

const authorize: CustomHandler = ({ socketId, channelName }, callback) => {
  callApi(notificationsEndpoints.authorizeChannel, {
    body: { socket_id: socketId, channel_name: channelName },
    background: true,
  }).then(
    ({ auth, channel_data }) => callback(null, channel_data === undefined ? { auth } : { auth, channel_data }),
    (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
  );
};

function watchReconnects(client: Pusher, { onReconnect, inTimeMs }: PushListener): void {
  const begun = performance.now();
  let wasConnected = false;
  client.connection.bind('connected', () => {
    if (wasConnected || performance.now() - begun >= inTimeMs) onReconnect();
    wasConnected = true;
  });
}
