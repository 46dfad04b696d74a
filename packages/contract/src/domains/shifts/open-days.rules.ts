import { addMonths } from '../../plain-day.ts';

/**
 * The first work date that a change of shifts, or a correction by staff, can still change: the first day of the previous
 * month. Earlier months are the archive.
 */
export function firstOpenDay(today: string): string {
  return `${addMonths(today, -1).slice(0, 7)}-01`;
}
