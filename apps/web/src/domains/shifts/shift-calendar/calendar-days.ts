import { addDays, daysBetween } from '@muster/contract/plain-day.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt } from '../../../platform/format/dates.ts';

/** This many days from a day on, as YYYY-MM-DD. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** How many days after the work date the shift begins in the viewer's zone: -1, 0 or 1. */
export function dayShift({ work_date, starts_at }: { work_date: string; starts_at: string }, zone: string): number {
  const there = dayAt(instantOf(starts_at) ?? 0, zone);
  return daysBetween(work_date, there);
}
