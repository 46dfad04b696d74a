import { mostCalendarDays } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { addDays, addMonths, daysBetween, daysInMonth, isDay, mondayOf } from '@muster/contract/plain-day.ts';
import type { CalendarSpan, CalendarView } from './calendar-address.ts';
import { daysFrom } from './calendar-days.ts';

export interface CalendarPeriod {
  readonly from: string;
  readonly to: string;
  readonly days: readonly string[];
}

/** The week, the two weeks or the month of a day. A range that ends before it begins, or is too long, is a week. */
export function periodOf({ span, to }: Pick<CalendarView, 'span' | 'to'>, day: string): CalendarPeriod {
  if (span === 'range' && to !== null && isRange({ from: day, to })) return periodFrom(day, to);
  if (span === 'month') {
    const from = `${day.slice(0, 7)}-01`;
    return periodFrom(from, lastOfMonth(from));
  }
  const from = mondayOf(day);
  return periodFrom(from, addDays(from, span === '2weeks' ? 13 : 6));
}

/** Whether the calendar can show these days. */
const isRange = ({ from, to }: Pick<CalendarPeriod, 'from' | 'to'>): boolean =>
  isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < mostCalendarDays;

/** The next period, or the one before. */
export function stepped(
  span: CalendarSpan,
  { from, to, days }: CalendarPeriod,
  by: 1 | -1,
): Pick<CalendarView, 'from' | 'to'> {
  if (span === 'month') return { from: addMonths(from, by), to: null };
  const moved = (day: string) => addDays(day, by * days.length);
  return { from: moved(from), to: span === 'range' ? moved(to) : null };
}

const periodFrom = (from: string, to: string): CalendarPeriod => ({
  from,
  to,
  days: daysFrom(from, daysBetween(from, to) + 1),
});

const lastOfMonth = (first: string) =>
  addDays(first, daysInMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7))) - 1);
