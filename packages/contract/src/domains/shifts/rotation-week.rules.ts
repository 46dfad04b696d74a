import { daysBetween, weekdayOf } from '../../plain-day.ts';

/** A worked day of the pattern. `week` counts from 1; `weekday` is 1 for Monday to 7 for Sunday. */
export interface RotationDay {
  readonly week: number;
  readonly weekday: number;
  readonly shiftId: number;
}

/** A day that is not listed is a day off. */
export interface RotationPattern {
  readonly weeks: number;
  readonly days: readonly RotationDay[];
}

/** The week of the pattern, from 1, on a day. `startsOn` is the Monday of any week 1; earlier days repeat the pattern backwards. */
export function rotationWeek(weeks: number, startsOn: string, day: string): number {
  const passed = Math.floor(daysBetween(startsOn, day) / 7);
  return 1 + (((passed % weeks) + weeks) % weeks);
}

/** The shift of a day; null on a day off. The database computes the same (`rotation_days`). */
export function rotationShiftOn({ weeks, days }: RotationPattern, startsOn: string, day: string): number | null {
  const week = rotationWeek(weeks, startsOn, day);
  const weekday = weekdayOf(day);
  return days.find((one) => one.week === week && one.weekday === weekday)?.shiftId ?? null;
}
