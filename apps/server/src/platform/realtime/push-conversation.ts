import { createChannelMembers, type Member } from './channel-members.ts';
import { isSignedBy } from './push-app.ts';
import {
  channelKind,
  pushClose,
  readChannelData,
  readFrame,
  readSubscription,
  type Subscription,
} from './push-frames.ts';
import type { PushLimits, PushServerOptions } from './push-options.ts';
import type { PushSocket } from './push-socket.ts';
import { createRecentEvents } from './recent-events.ts';

/** The messages on an open socket: subscriptions, events, pings. */
export function createPushConversation(options: PushServerOptions, limits: PushLimits) {
  const members = createChannelMembers();
  const recent = createRecentEvents(limits.rememberedSeconds * 1000, () => performance.now());

  const deliver = (channel: string, event: string, data: unknown, exceptSocketId?: string) =>
    send(channel, frameOf(channel, event, data), exceptSocketId);

  const send = (channel: string, text: string, exceptSocketId?: string) => {
    for (const socket of members.sockets(channel)) if (socket.id !== exceptSocketId) socket.sendText(text);
  };

  const subscribe = async (socket: PushSocket, subscription: Subscription | null) => {
    if (subscription === null) return refuse(socket, '', 'The channel name or its authorisation is malformed.');
    const { channel } = subscription;
    if (socket.channels.has(channel)) return refuse(socket, channel, 'This connection is subscribed already.');
    if (socket.channels.size >= limits.channelsEach)
      return refuse(socket, channel, 'Too many channels on one connection.');
    const kind = channelKind(channel);
    if (kind === 'public') return enter(socket, channel, null);
    const data = signedData(socket, subscription);
    if (data === null) return refuse(socket, channel, 'The signature does not fit this connection and channel.');
    if (data.session !== undefined && !(await mayUse(socket, data.session))) {
      return socket.close(pushClose.sessionEnded);
    }
    if (kind === 'private') return enter(socket, channel, null);
    if (data.user_id === undefined) return refuse(socket, channel, 'A presence channel needs a user.');
    return enter(socket, channel, { id: data.user_id, info: data.user_info ?? {} });
  };

  const signedData = (socket: PushSocket, { channel, auth, channel_data: channelData }: Subscription) => {
    const isSigned = auth !== undefined && isSignedBy(options.app, { socketId: socket.id, channel, auth, channelData });
    return isSigned ? readChannelData(channelData) : null;
  };

  /** A signature outlives its session, so the session is checked again. A socket serves a single session. */
  const mayUse = async (socket: PushSocket, session: number): Promise<boolean> => {
    if (socket.session !== null && socket.session !== session) return false;
    // Set before the check, so that the end of the session finds this socket if it is announced during the check.
    socket.session = session;
    return (await options.validSessions([session])).has(session);
  };

  const enter = (socket: PushSocket, channel: string, member: Member | null) => {
    if (!socket.isOpen) return;
    socket.channels.add(channel);
    const isNew = members.join(channel, socket, member);
    const there = members.members(channel);
    const presence = {
      presence: {
        ids: there.map(({ id }) => id),
        hash: Object.fromEntries(there.map(({ id, info }) => [id, info])),
        count: there.length,
      },
    };
    socket.send('pusher_internal:subscription_succeeded', member ? presence : {}, channel);
    if (member && isNew) {
      deliver(channel, 'pusher_internal:member_added', { user_id: member.id, user_info: member.info }, socket.id);
    }
    for (const text of recent.of(channel)) socket.sendText(text);
  };

  const leave = (socket: PushSocket, channel: string) => {
    if (!socket.channels.delete(channel)) return;
    const gone = members.leave(channel, socket);
    if (gone) deliver(channel, 'pusher_internal:member_removed', { user_id: gone.id });
  };

  const clientEvent = (socket: PushSocket, event: string, channel: string | undefined, data: unknown) => {
    const isDeclared = options.clientEvents?.includes(event) ?? false;
    const isThere = channel !== undefined && socket.channels.has(channel) && channelKind(channel) !== 'public';
    if (isDeclared && isThere) deliver(channel, event, data, socket.id);
    else socket.send('pusher:error', { code: null, message: 'Clients may not send this event here.' });
  };

  return {
    /** Also to pages that join the channel soon: they may have read their data before the event. */
    publish(channel: string, event: string, data: unknown) {
      const text = frameOf(channel, event, data);
      recent.add(channel, text);
      send(channel, text);
    },

    forgetOldEvents: recent.forgetOld,

    leaveAll(socket: PushSocket) {
      for (const channel of [...socket.channels]) leave(socket, channel);
    },

    hear(socket: PushSocket, text: string) {
      if (!socket.heard()) return socket.close(pushClose.tooManyFrames);
      const frame = readFrame(text);
      if (frame === null)
        return socket.send('pusher:error', { code: null, message: 'This is not a message of the protocol.' });
      if (frame.event === 'pusher:ping') return socket.send('pusher:pong', {});
      if (frame.event === 'pusher:subscribe') {
        subscribe(socket, readSubscription(frame.data)).catch((error: Error) => {
          options.log.warn({ socketId: socket.id, error }, 'A push subscription could not be checked.');
          socket.close(pushClose.serverStops);
        });
      } else if (frame.event === 'pusher:unsubscribe') {
        leave(socket, readSubscription(frame.data)?.channel ?? '');
      } else if (frame.event.startsWith('client-')) {
        clientEvent(socket, frame.event, frame.channel, frame.data);
      }
      return undefined;
    },
  };
}

const frameOf = (channel: string, event: string, data: unknown) =>
  JSON.stringify({ event, channel, data: JSON.stringify(data) });

function refuse(socket: PushSocket, channel: string, error: string): void {
  socket.send('pusher:subscription_error', { type: 'AuthError', error, status: 401 }, channel);
}
