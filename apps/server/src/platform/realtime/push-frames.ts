import { z } from 'zod';

/**
 * Protocol 7. On 4000 to 4099 the client stays closed, on 4100 to 4199 it waits, on 4200 to 4299 it reconnects
 * immediately.
 */
export const pushClose = {
  unknownApp: { code: 4001, message: 'Application does not exist: the push key is wrong.' },
  badVersion: { code: 4006, message: 'The protocol version is not a number.' },
  unsupportedVersion: { code: 4007, message: 'Only protocol 5 to 7 is spoken here.' },
  noVersion: { code: 4008, message: 'No protocol version was given.' },
  sessionEnded: { code: 4009, message: 'The session of this connection has ended.' },
  overCapacity: { code: 4100, message: 'Too many connections. Try again later.' },
  serverStops: { code: 4200, message: 'The server restarts.' },
  rightsChanged: { code: 4200, message: 'Rights have changed. Connect and subscribe again.' },
  noPong: { code: 4201, message: 'No answer to a ping within the time allowed.' },
  tooManyFrames: { code: 4301, message: 'Too many messages from this client.' },
} as const;

export type PushClose = (typeof pushClose)[keyof typeof pushClose];

export const channelName = /^[A-Za-z0-9_\-=@,.;]{1,164}$/;

export type ChannelKind = 'public' | 'private' | 'presence';

export function channelKind(channel: string): ChannelKind {
  if (channel.startsWith('presence-')) return 'presence';
  return channel.startsWith('private-') ? 'private' : 'public';
}

const frame = z.object({
  event: z.string().max(200),
  channel: z.string().max(200).optional(),
  data: z.unknown().optional(),
});
export type PushFrame = z.infer<typeof frame>;

const subscription = z.object({
  channel: z.string().regex(channelName),
  auth: z.string().max(500).optional(),
  channel_data: z.string().max(2000).optional(),
});
export type Subscription = z.infer<typeof subscription>;

const channelData = z.object({
  user_id: z.union([z.string(), z.number().transform(String)]).optional(),
  user_info: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).optional(),
  session: z.number().int().optional(),
});

/** Null if it is not a frame of the protocol. */
export function readFrame(text: string): PushFrame | null {
  return frame.safeParse(parsed(text)).data ?? null;
}

/** `data` of a client's frame is an object, or the same as JSON text. */
export function readSubscription(data: unknown): Subscription | null {
  return subscription.safeParse(typeof data === 'string' ? parsed(data) : data).data ?? null;
}

export function readChannelData(text: string | undefined): z.infer<typeof channelData> | null {
  return text === undefined ? {} : (channelData.safeParse(parsed(text)).data ?? null);
}

/** `data` of a server's frame is always JSON text. */
export function frameText(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
