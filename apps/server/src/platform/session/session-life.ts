/** Idle timeout and absolute lifetime of a session, and how long a factor counts as fresh (reliability row 3). */
export const sessionIdleMinutes = 30;
export const sessionAbsoluteHours = 12;
const freshFactorMinutes = 10;
/** Recording the last use for each call would cost more than it is worth. */
const touchEverySeconds = 60;

export interface SessionTimes {
  readonly lastSeenAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
  readonly endedAt: Temporal.Instant | null;
  readonly impersonationEndsAt: Temporal.Instant | null;
}

export function isSessionAlive(times: SessionTimes, now: Temporal.Instant): boolean {
  if (times.endedAt !== null) return false;
  if (isAtOrAfter(now, times.expiresAt)) return false;
  if (times.impersonationEndsAt !== null && isAtOrAfter(now, times.impersonationEndsAt)) return false;
  return !isAtOrAfter(now, times.lastSeenAt.add({ minutes: sessionIdleMinutes }));
}

export function isFactorFresh(factorAt: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return factorAt !== null && !isAtOrAfter(now, factorAt.add({ minutes: freshFactorMinutes }));
}

export function isTouchDue(lastSeenAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return isAtOrAfter(now, lastSeenAt.add({ seconds: touchEverySeconds }));
}

function isAtOrAfter(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) >= 0;
}
