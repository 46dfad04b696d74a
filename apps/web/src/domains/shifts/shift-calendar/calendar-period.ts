import { addDays, addMonths, daysBetween, daysInMonth } from '@muster/contract/plain-day.ts';
import type { CalendarSpan } from './calendar-address.ts';
import { daysFrom, mondayOf } from './calendar-days.ts';

export interface CalendarPeriod {
  readonly from: string;
  readonly to: string;
  readonly days: readonly string[];
}

/** The week, the two weeks or the month of a day. */
export function periodOf(span: CalendarSpan, day: string): CalendarPeriod {
  const from = span === 'month' ? `${day.slice(0, 7)}-01` : mondayOf(day);
  const to = span === 'month' ? lastOfMonth(from) : addDays(from, span === 'week' ? 6 : 13);
  return { from, to, days: daysFrom(from, daysBetween(from, to) + 1) };
}

/** The first day of the next period, or of the one before. */
export function stepped(span: CalendarSpan, from: string, by: 1 | -1): string {
  if (span === 'month') return addMonths(from, by);
  return addDays(from, by * (span === 'week' ? 7 : 14));
}

const lastOfMonth = (first: string) =>
  addDays(first, daysInMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7))) - 1);
