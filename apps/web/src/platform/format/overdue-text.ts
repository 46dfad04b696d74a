import { noBreak } from './no-break.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 'Overdue 40 min', 'Overdue 6 h', 'Overdue 2 days': minutes say nothing after an hour. `late` in milliseconds. */
export function overdueText(late: number): string {
  if (late < minute) return 'Overdue';
  if (late < hour) return noBreak(`Overdue ${Math.floor(late / minute)} min`);
  if (late < day) return noBreak(`Overdue ${Math.floor(late / hour)} h`);
  const days = Math.round(late / day);
  return noBreak(`Overdue ${days === 1 ? '1 day' : `${days} days`}`);
}
