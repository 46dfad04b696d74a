import { addDays } from '@muster/contract/plain-day.ts';
/** A daterange from a first to a last day, both included; open without a last day. */
export function daysFrom(first: string, last: string | null): string {
  return last === null ? `[${first},)` : `[${first},${addDays(last, 1)})`;
}

export const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

export const firstOfYear = (day: string) => `${day.slice(0, 5)}01-01`;
