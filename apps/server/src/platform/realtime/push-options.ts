import { pushMemory } from '@muster/contract/constants.ts';
import type { Log } from '../log/log.ts';
import type { PushApp } from './push-app.ts';

export interface PushServerOptions {
  readonly app: PushApp;
  /** Pages that may connect. Clients without an origin are not browsers and need only a valid signature. */
  readonly origins: readonly string[];
  /** Which of these sessions are valid. Called at each subscription and every `sweepSeconds`. */
  readonly validSessions: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
  readonly log: Log;
  /** Names beginning with `client-` that clients may send to each other; none unless given. */
  readonly clientEvents?: readonly string[];
  readonly limits?: Partial<typeof usualLimits>;
}

export const usualLimits = {
  connections: 5000,
  frameBytes: 10 * 1024,
  channelsEach: 100,
  /** Seconds of silence after which the server sends a ping, and seconds to wait for its answer. */
  activitySeconds: 120,
  pongSeconds: 30,
  sweepSeconds: 10,
  /** Time for a connection to prove its session, so that strangers do not use up the connections. */
  strangerSeconds: 60,
  /** How long an event is also sent to pages that join its channel. */
  rememberedSeconds: pushMemory.seconds,
};
export type PushLimits = typeof usualLimits;
