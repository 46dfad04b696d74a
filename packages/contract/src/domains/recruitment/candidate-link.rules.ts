export const candidateLinkStates = ['active', 'expired', 'revoked'] as const;
export type CandidateLinkState = (typeof candidateLinkStates)[number];

interface LinkTimes {
  readonly expires_at: string;
  readonly revoked_at: string | null;
}

/** Whether a link works at this moment, or why it does not. Both times are instants. */
export function candidateLinkState({ expires_at, revoked_at }: LinkTimes, now: string): CandidateLinkState {
  if (revoked_at !== null) return 'revoked';
  return Temporal.Instant.compare(expires_at, now) <= 0 ? 'expired' : 'active';
}
