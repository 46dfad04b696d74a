import { dayIn } from '../../time.ts';
import { forgottenHours, longestPresenceHours } from '../shifts/shifts.constants.ts';
import { earliestHours, type PunchKind } from './attendance.constants.ts';
import { type Micros, minuteMicros, type TimeSpan } from './day-facts.ts';

/** An employee who is clocked in according to the punches. */
export interface OpenPresence {
  readonly lastKind: Exclude<PunchKind, 'out'>;
  /** The clock-in. */
  readonly since: Micros;
  readonly workDate: string;
  /** Planned end of the shift of that work date; null without a shift to be worked. */
  readonly endsAt: Micros | null;
}

/** A planned shift near an instant. */
export interface PlannedShift {
  readonly workDate: string;
  readonly startsAt: Micros;
  readonly endsAt: Micros;
  /** Of the shift, IANA. */
  readonly zone: string;
}

/**
 * The possible punches. In and out alternate, so pressing twice changes nothing. A clock-out that was forgotten never
 * prevents the next clock-in: it is possible when the next shift is near, and always after the deadline of the clock-out.
 */
export function nextPunches(
  open: OpenPresence | null,
  now: Micros,
  planned: readonly PlannedShift[],
): readonly PunchKind[] {
  if (open === null || now >= open.since + hours(longestPresenceHours)) return ['in'];
  // A late clock-out is recorded, but the day stays a conflict.
  if (now > clockOutDeadline(open.since, open.endsAt)) return ['out', 'in'];
  const usual: readonly PunchKind[] = [open.lastKind === 'break_start' ? 'break_end' : 'break_start', 'out'];
  return isNextShiftNear(open, now, planned) ? [...usual, 'in'] : usual;
}

/** The last instant at which a clock-out counts: four hours after the shift, and at most 20 hours after the clock-in. */
export function clockOutDeadline(since: Micros, endsAt: Micros | null): Micros {
  const longest = since + hours(longestPresenceHours);
  return endsAt === null || since >= endsAt ? longest : Math.min(longest, endsAt + hours(forgottenHours));
}

function isNextShiftNear(open: OpenPresence, now: Micros, planned: readonly PlannedShift[]): boolean {
  const next = plannedFor(now, planned);
  return next !== null && next.workDate !== open.workDate && (open.endsAt === null || now >= open.endsAt);
}

/** The planned shift of a clock-in: the one that is running or begins soon; of two, the one with the nearer start. */
export function plannedFor(at: Micros, planned: readonly PlannedShift[]): PlannedShift | null {
  const near = planned.filter(({ startsAt, endsAt }) => at >= startsAt - hours(earliestHours) && at < endsAt);
  return nearest(at, near);
}

/**
 * The work date of a clock-in: the date of a planned shift nearby, or else the local date. Work dates are dates in the
 * time zone of the shift, so the local date is too: the date in the employee's time zone could belong to another shift. If
 * each of the two dates has its own shift, the work date is that of a shift that ended in the last four hours, if there is
 * one: somebody who returns after a night shift works overtime for that night.
 */
export function workDateOf(at: Micros, planned: readonly PlannedShift[], ownZone: string): string {
  const shift = plannedFor(at, planned);
  if (shift !== null) return shift.workDate;
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.floor(at / 1000));
  const days = [dayIn(nearest(at, planned)?.zone ?? ownZone, instant), dayIn(ownZone, instant)] as const;
  const free = days.find((day) => planned.every(({ workDate }) => workDate !== day));
  return free ?? endedBefore(at, planned)?.workDate ?? days[0];
}

function endedBefore(at: Micros, planned: readonly PlannedShift[]): PlannedShift | null {
  const ended = planned.filter(({ endsAt }) => endsAt <= at && at <= endsAt + hours(forgottenHours));
  return ended.toSorted((one, other) => other.endsAt - one.endsAt)[0] ?? null;
}

function nearest(at: Micros, planned: readonly PlannedShift[]): PlannedShift | null {
  const distance = ({ startsAt }: PlannedShift) => Math.abs(at - startsAt);
  return planned.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** The shift of a presence: most of the presence, or most of the shift, overlaps with the other. */
export function shiftAttended<Shift extends { readonly startsAt: Micros; readonly endsAt: Micros }>(
  { from, until }: TimeSpan,
  shifts: readonly Shift[],
): Shift | null {
  let best: Shift | null = null;
  let most = 0;
  for (const shift of shifts) {
    const common = Math.min(until, shift.endsAt) - Math.max(from, shift.startsAt);
    if (common > most && common * 2 >= Math.min(until - from, shift.endsAt - shift.startsAt))
      [best, most] = [shift, common];
  }
  return best;
}

const hours = (count: number): Micros => count * 60 * minuteMicros;
