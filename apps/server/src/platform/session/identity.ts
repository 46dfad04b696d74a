import type { HourCycle, Viewer } from '@muster/contract';

/** A valid session and its user, read from the database for each request. */
export interface Identity {
  readonly sessionId: number;
  readonly userId: number;
  readonly level: 'pending' | 'full';
  readonly viewer: Viewer;
  readonly factorAt: Temporal.Instant | null;
  readonly lastSeenAt: Temporal.Instant;
  /** Somebody else issued the password, and its change was not postponed in this session. */
  readonly mustChangePassword: boolean;
  readonly hourCycle: HourCycle;
}

/** `expired`: the credential was valid once. `unknown`: it never was, or it was revoked. */
export type Identified = Identity | 'expired' | 'unknown';
