import { minuteOfClock } from '../../clock-time.ts';
/**
 * When a shift is worked (docs/decisions.md, Time). Start and end are clock times in the shift's zone, and a work date is the
 * local date on which it starts there: 22:00 to 06:00 lasts seven or nine hours in the nights in which the clocks change.
 * The database reads local times the same way (`local_instant`, `shift_days`); a test compares both.
 */
export interface ShiftTimes {
  /** `HH:MM` in the zone. */
  readonly start: string;
  /** From start to end on the clock, 1 to 1440. */
  readonly minutes: number;
  /** IANA name. */
  readonly zone: string;
}

export interface Interval {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** The instants of a shift on a work date, YYYY-MM-DD. */
export function shiftInterval({ start, minutes, zone }: ShiftTimes, workDate: string): Interval {
  const startsAt = instantOfLocal(workDate, start, zone);
  const end = localTime(workDate, start).add({ minutes });
  const endsAt = instantIn(zone, end);
  // A start that the clocks skip moves an hour ahead, past the end of a short shift.
  return { startsAt, endsAt: before(startsAt, endsAt) ? endsAt : startsAt.add({ minutes }) };
}

/**
 * A local time that the clocks skip is read with the offset before the change (02:30 counts as 03:30); an ambiguous one
 * counts as the first.
 */
export function instantOfLocal(day: string, clock: string, zone: string): Temporal.Instant {
  return instantIn(zone, localTime(day, clock));
}

const localTime = (day: string, clock: string) =>
  Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(clock));

const instantIn = (zone: string, local: Temporal.PlainDateTime) =>
  local.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant();

/** Minutes from start to end in wall-clock time; an end at or before the start is on the next day. */
export function clockMinutes(start: string, end: string): number {
  const minutes = minuteOfClock(end) - minuteOfClock(start);
  return minutes > 0 ? minutes : minutes + minutesOfDay;
}

const minutesOfDay = 1440;

const before = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;
