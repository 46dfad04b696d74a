import { clockText } from '../../platform/format/dates.ts';
import { noBreak } from '../../platform/format/no-break.ts';

/** Two times of a day with AM or PM once where both have the same: '2:00 – 5:00 PM', '9:30 AM – 12:00 PM'. */
export function shortRange(start: string, end: string): string {
  const isOneHalf = /[AP]M$/.test(start) && start.slice(-2) === end.slice(-2);
  return noBreak(`${isOneHalf ? start.slice(0, -3) : start} – ${end}`);
}

/** The same for two instants in a zone. */
export const shortClockRange = (from: string, to: string, zone: string): string =>
  shortRange(clockText(from, zone) ?? '?', clockText(to, zone) ?? '?');
