import { sameSecret, signature } from '../crypto/tokens.ts';
import type { PushServices } from '../outbound/push-services.ts';

/** The single application of the push endpoint: its public key, which is part of the page, and its secret. */
export interface PushApp {
  readonly key: string;
  readonly secret: string;
}

/** What signs subscriptions, and for which endpoint. */
export interface PushAccess {
  readonly app: PushApp;
  /** An external server does not know our sessions. */
  readonly isExternal: boolean;
  /** Where messages to browsers go that no page has open. */
  readonly services: PushServices;
}

/** What pusher-js gets from the authorization call and sends with its subscription. */
export interface ChannelAuthorization {
  readonly auth: string;
  readonly channel_data?: string;
}

/** The user of a subscription. `user_info` is visible to others on a presence channel. */
export interface ChannelData {
  readonly user_id?: string;
  readonly user_info?: Readonly<Record<string, string | number | null>>;
  /** The session that the socket ends with (reliability row 28). Not visible to others. */
  readonly session?: number;
}

/** `KEY:HMAC_SHA256(secret, socket_id:channel[:channel_data])`, as protocol 7 defines it. */
export function signSubscription(
  app: PushApp,
  socketId: string,
  channel: string,
  data?: ChannelData,
): ChannelAuthorization {
  if (data === undefined) return { auth: authOf(app, socketId, channel, undefined) };
  const channelData = JSON.stringify(data);
  return { auth: authOf(app, socketId, channel, channelData), channel_data: channelData };
}

export function isSignedBy(
  app: PushApp,
  facts: {
    readonly socketId: string;
    readonly channel: string;
    readonly auth: string;
    readonly channelData?: string | undefined;
  },
): boolean {
  return sameSecret(facts.auth, authOf(app, facts.socketId, facts.channel, facts.channelData));
}

function authOf(app: PushApp, socketId: string, channel: string, channelData: string | undefined): string {
  const text = channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;
  return `${app.key}:${signature(app.secret, text)}`;
}
