import { addDays, mondayOf } from '../../plain-day.ts';
import type { RotationDay, RotationPattern } from './rotation-week.rules.ts';
import { leastRestHours } from './rotations.constants.ts';
import { type ShiftTimes, shiftInterval } from './shift-time.rules.ts';
import { hoursText } from './weekly-hours.rules.ts';

/** Two worked days of the pattern and the shortest rest between their shifts; negative minutes: they overlap. */
export interface RotationSeam {
  readonly first: RotationDay;
  readonly second: RotationDay;
  readonly minutes: number;
}

/** The times of the shifts of a pattern, by id. */
export type ShiftTimesById = ReadonlyMap<number, ShiftTimes>;

/**
 * The rests between shifts that follow each other, over the days of a year from a day on, because clock changes shorten a rest.
 * A pattern can begin in any week, so a seam is tried on every such weekday.
 */
export function rotationSeams(pattern: RotationPattern, shifts: ShiftTimesById, from: string): RotationSeam[] {
  const restBetween = restFinder(shifts, from);
  return pairsOf(pattern).map(({ first, second, apart }) => ({
    first,
    second,
    minutes: restBetween(first.shiftId, first.weekday, second.shiftId, apart),
  }));
}

/**
 * The shift whose rest-day rules count on a day off: the one worked before it. None where its hours would overlap with the next
 * shift, so that no clock-in could belong to both.
 */
export function restDayShifts(pattern: RotationPattern, shifts: ShiftTimesById, from: string): RotationDay[] {
  const restBetween = restFinder(shifts, from);
  const cells = cellsOf(pattern);
  return cells.flatMap((shiftId, index) => {
    if (shiftId !== null) return [];
    const own = before(cells, index);
    if (own === null) return [];
    const weekday = (index % 7) + 1;
    const overlaps = farthest.some((apart) => {
      const next = cells[(index + apart) % cells.length] ?? null;
      return next !== null && restBetween(own, weekday, next, apart) < 0;
    });
    return overlaps ? [] : [{ week: Math.floor(index / 7) + 1, weekday, shiftId: own }];
  });
}

/** A planned shift of a work date. */
export interface PlannedInterval {
  readonly workDate: string;
  /** Instants. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Between two work dates; negative minutes: the shifts overlap. */
export interface Rest {
  readonly earlier: string;
  readonly later: string;
  readonly minutes: number;
}

/** The shortest rest between two planned shifts that follow each other; null with fewer than two. */
export function shortestRest(days: readonly PlannedInterval[]): Rest | null {
  const inOrder = days
    .map(({ workDate, startsAt, endsAt }) => ({ workDate, start: millis(startsAt), end: millis(endsAt) }))
    .toSorted((one, other) => one.start - other.start);
  const rests = inOrder.slice(1).flatMap((later, index) => {
    const earlier = inOrder[index];
    if (!earlier) return [];
    return [
      { earlier: earlier.workDate, later: later.workDate, minutes: Math.floor((later.start - earlier.end) / 60_000) },
    ];
  });
  return rests.toSorted((one, other) => one.minutes - other.minutes)[0] ?? null;
}

/** A warning about a rest that is too short, null about any other. */
export function shortRestText(rest: Rest | null): string | null {
  if (rest === null || rest.minutes >= leastRestHours * 60) return null;
  return `Only ${hoursText(Math.max(0, rest.minutes))} of rest between the shifts of ${rest.earlier} and ${rest.later}.`;
}

const millis = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;

/** Work dates are local days, so shifts of dates up to three days apart can overlap between zones. */
const farthest = [1, 2, 3] as const;

/** By day from Monday of week 1. */
function cellsOf({ weeks, days }: RotationPattern): (number | null)[] {
  const cells: (number | null)[] = Array.from({ length: weeks * 7 }, () => null);
  for (const { week, weekday, shiftId } of days) cells[(week - 1) * 7 + weekday - 1] = shiftId;
  return cells;
}

/** The last shift before a day; the pattern repeats. */
function before(cells: readonly (number | null)[], index: number): number | null {
  for (let back = 1; back <= cells.length; back += 1) {
    const shiftId = cells[(index - back + cells.length) % cells.length] ?? null;
    if (shiftId !== null) return shiftId;
  }
  return null;
}

/** Two different pairs of shifts, weekdays and distances once each. */
function pairsOf(pattern: RotationPattern) {
  const cells = cellsOf(pattern);
  const dayAt = (index: number, shiftId: number): RotationDay => ({
    week: Math.floor(index / 7) + 1,
    weekday: (index % 7) + 1,
    shiftId,
  });
  const pairs = cells.flatMap((shiftId, index) =>
    shiftId === null
      ? []
      : farthest.flatMap((apart) => {
          const at = (index + apart) % cells.length;
          const next = cells[at] ?? null;
          return next === null ? [] : [{ first: dayAt(index, shiftId), second: dayAt(at, next), apart }];
        }),
  );
  const keyOf = ({ first, second, apart }: (typeof pairs)[number]) =>
    `${first.shiftId} ${first.weekday} ${second.shiftId} ${apart}`;
  return [...new Map(pairs.toReversed().map((pair) => [keyOf(pair), pair])).values()].toReversed();
}

const comparedWeeks = 53;

/** The least minutes from the end of a shift on a weekday to the start of another some days later, within a year from a day on. */
function restFinder(shifts: ShiftTimesById, from: string) {
  const monday = mondayOf(from);
  const known = new Map<string, { readonly start: number; readonly end: number }>();
  const intervalOf = (shiftId: number, day: string) => {
    const key = `${shiftId} ${day}`;
    const stored = known.get(key);
    if (stored) return stored;
    const times = shifts.get(shiftId);
    if (!times) throw new Error(`The times of shift ${shiftId} are missing.`);
    const { startsAt, endsAt } = shiftInterval(times, day);
    const interval = { start: startsAt.epochMilliseconds, end: endsAt.epochMilliseconds };
    known.set(key, interval);
    return interval;
  };
  return (first: number, weekday: number, second: number, apart: number): number => {
    const rests = Array.from({ length: comparedWeeks }, (_, week) => {
      const day = addDays(monday, week * 7 + weekday - 1);
      return intervalOf(second, addDays(day, apart)).start - intervalOf(first, day).end;
    });
    return Math.floor(Math.min(...rests) / 60_000);
  };
}
