import type { Log } from '../log/log.ts';
import type { PushApp } from './push-app.ts';

export interface PushServerOptions {
  readonly app: PushApp;
  /** Pages that may connect. Clients that name no origin are no browsers and prove themselves by signature alone. */
  readonly origins: readonly string[];
  /** Which of these sessions are alive. Asked at each subscription and every `sweepSeconds`. */
  readonly livingSessions: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
  readonly log: Log;
  /** Names beginning with `client-` that clients may send to each other; none unless given. */
  readonly clientEvents?: readonly string[];
  readonly limits?: Partial<typeof usualLimits>;
}

export const usualLimits = {
  connections: 5000,
  frameBytes: 10 * 1024,
  channelsEach: 100,
  /** Seconds of silence after which the other side asks whether somebody is there, and those allowed for the answer. */
  activitySeconds: 120,
  pongSeconds: 30,
  sweepSeconds: 10,
  /** Time for a connection to prove whose session it is: strangers must not take the room of those who work. */
  strangerSeconds: 60,
};
export type PushLimits = typeof usualLimits;
