import type { PositionStatus } from '../../states.ts';

export interface StatusSpan {
  readonly status: PositionStatus;
  readonly since: string;
  /** Null: until now. */
  readonly until: string | null;
}

/** Minutes in each status, of those that the position was in. */
export function minutesInStatuses(spans: readonly StatusSpan[], now: string): Partial<Record<PositionStatus, number>> {
  const minutes: Partial<Record<PositionStatus, number>> = {};
  for (const { status, since, until } of spans)
    minutes[status] = (minutes[status] ?? 0) + Math.max(0, minutesBetween(since, until ?? now));
  return minutes;
}

function minutesBetween(from: string, to: string): number {
  return Math.floor(Temporal.Instant.from(from).until(Temporal.Instant.from(to)).total('minutes'));
}
