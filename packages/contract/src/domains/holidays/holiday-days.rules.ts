import { addDays, daysInMonth, mondayOf, weekdayOf } from '../../plain-day.ts';
import type { HolidayKind } from './holidays.constants.ts';

/** A holiday as its authority publishes it. */
export interface PublishedHoliday {
  readonly day: string;
  readonly name: string;
  readonly kind: HolidayKind;
  readonly source: string;
  readonly is_fixed: boolean;
  readonly from_time?: string;
}

export type About = Pick<PublishedHoliday, 'name' | 'kind' | 'source'>;

export const fixed = (year: number, monthDay: string, about: About) => ({
  ...about,
  day: `${year}-${monthDay}`,
  is_fixed: true,
});
export const movable = (day: string, about: About) => ({ ...about, day, is_fixed: false });

export function nthWeekday(year: number, month: number, weekday: number, which: number): string {
  const first = `${year}-${two(month)}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (which - 1));
}

export function lastMonday(year: number, month: number): string {
  return mondayOf(`${year}-${two(month)}-${daysInMonth(year, month)}`);
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm. */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${two(Math.floor(n / 31))}-${two((n % 31) + 1)}`;
}

const two = (value: number) => String(value).padStart(2, '0');
