import { longestPresenceHours, type PunchKind } from './attendance.constants.ts';

export interface LastPunch {
  readonly kind: PunchKind;
  readonly at: Temporal.Instant;
}

/**
 * The possible punches after the last one. In and out alternate, so pressing twice changes nothing. After a missing
 * clock-out, the next clock-in is possible after twenty hours, and the earlier day becomes a conflict.
 */
export function nextPunches(last: LastPunch | null, now: Temporal.Instant): readonly PunchKind[] {
  if (last === null || last.kind === 'out' || isForgotten(last, now)) return ['in'];
  return last.kind === 'break_start' ? ['break_end', 'out'] : ['break_start', 'out'];
}

export function isForgotten(last: LastPunch, now: Temporal.Instant): boolean {
  return last.kind !== 'out' && last.at.until(now).total('hours') >= longestPresenceHours;
}

export interface PlannedShift {
  readonly work_date: string;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/**
 * The planned day of a clock-in: the one that is running or begins soon; of two, the one with the nearer start.
 * Null if none is near: the punch counts for the local day.
 */
export function plannedFor(
  at: Temporal.Instant,
  planned: readonly PlannedShift[],
  earliestHours: number,
): PlannedShift | null {
  const near = planned.filter(
    ({ startsAt, endsAt }) =>
      startsAt.until(at).total('hours') >= -earliestHours && at.until(endsAt).total('minutes') > 0,
  );
  const distance = ({ startsAt }: PlannedShift) => Math.abs(startsAt.until(at).total('minutes'));
  return near.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
