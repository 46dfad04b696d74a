import type { WebSocket } from 'ws';
import { frameText, type PushClose } from './push-frames.ts';

/** Frames per second that a client may send on average, and in a burst. */
const frameRate = { perSecond: 20, burst: 100 };
/** Bytes waiting for a client that reads too slowly, before it is disconnected. */
const mostWaitingBytes = 1024 * 1024;
/** Time for the closing handshake, before the connection is cut. */
const closingMs = 1000;

/** The connection of one client, with its state. */
export interface PushSocket {
  readonly id: string;
  readonly channels: Set<string>;
  /** Session of the first authorized subscription; it does not change afterwards. */
  session: number | null;
  readonly isOpen: boolean;
  /** Milliseconds since it opened. */
  openFor(): number;
  /** Milliseconds since the last frame. */
  silentFor(): number;
  /** Milliseconds since an unanswered ping was sent, or null. */
  awaitsPongFor(): number | null;
  ping(): void;
  send(event: string, data: unknown, channel?: string): void;
  sendText(text: string): void;
  close(reason: PushClose): void;
  /** Counts a frame from the client; false if there were too many. */
  heard(): boolean;
}

/** `now` counts milliseconds from any start and never decreases. */
export function createPushSocket(socket: WebSocket, id: string, now: () => number): PushSocket {
  const openedAt = now();
  let heardAt = openedAt;
  let pingedAt: number | null = null;
  let credit = frameRate.burst;

  const sendText = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostWaitingBytes) socket.terminate();
    else socket.send(text);
  };

  return {
    id,
    channels: new Set(),
    session: null,
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
    openFor: () => now() - openedAt,
    silentFor: () => now() - heardAt,
    awaitsPongFor: () => (pingedAt === null ? null : now() - pingedAt),
    ping() {
      pingedAt = now();
      sendText(frameText('pusher:ping', {}));
    },
    send: (event, data, channel) => sendText(frameText(event, data, channel)),
    sendText,
    close(reason) {
      sendText(frameText('pusher:error', reason));
      socket.close(reason.code, reason.message);
      setTimeout(() => socket.terminate(), closingMs).unref();
    },
    heard() {
      const passed = now() - heardAt;
      heardAt = now();
      pingedAt = null;
      credit = Math.min(frameRate.burst, credit + (passed / 1000) * frameRate.perSecond) - 1;
      return credit >= 0;
    },
  };
}
