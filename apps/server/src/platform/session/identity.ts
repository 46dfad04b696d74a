import type { Viewer } from '@muster/contract';

/** A living session and whose it is, read afresh for each request. */
export interface Identity {
  readonly sessionId: number;
  readonly userId: number;
  readonly level: 'pending' | 'full';
  readonly viewer: Viewer;
  readonly factorAt: Temporal.Instant | null;
  readonly lastSeenAt: Temporal.Instant;
  /** The password was issued by somebody else, and its change was not put off in this session. */
  readonly mustChangePassword: boolean;
}

/** `expired`: the credential was good once. `unknown`: it never was, or it was taken back. */
export type Identified = Identity | 'expired' | 'unknown';
