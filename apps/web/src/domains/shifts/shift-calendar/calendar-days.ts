import { addDays } from '@muster/contract/plain-day.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt } from '../../../platform/format/dates.ts';

const dayMs = 86_400_000;

/** This many days from a day on, as YYYY-MM-DD. A plain date has no zone, so days are counted in UTC. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (Math.round(midnight(day) / dayMs) + 3) % 7;
  return addDays(day, -sinceMonday);
}

/** How many days after the work date the shift begins in the viewer's zone: -1, 0 or 1. */
export function dayShift({ work_date, starts_at }: { work_date: string; starts_at: string }, zone: string): number {
  const there = dayAt(instantOf(starts_at) ?? 0, zone);
  return Math.round((midnight(there) - midnight(work_date)) / dayMs);
}

/** The start of a plain day in UTC, milliseconds since 1970. */
const midnight = (day: string) => instantOf(`${day}T00:00:00Z`) ?? 0;
