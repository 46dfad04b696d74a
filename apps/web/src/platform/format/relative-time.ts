import { relativeTimeMaxDays } from '@muster/contract/constants.ts';
import { instantOf } from '../clock/clock.ts';
import { formatDateTime } from './dates.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * How long ago an instant (ISO 8601) was at `now` (milliseconds): '5 minutes ago', 'yesterday', 'in 3 days'. More than
 * `fullAfterDays` away it is the full date (section 9).
 */
export function formatRelative(
  instant: string | null | undefined,
  {
    now,
    zone,
    fullAfterDays = relativeTimeMaxDays,
  }: { readonly now: number; readonly zone: string; readonly fullAfterDays?: number },
): string {
  const read = instant ? instantOf(instant) : null;
  if (read === null) return '–';
  const distance = read - now;
  const size = Math.abs(distance);
  if (size > fullAfterDays * day) return formatDateTime(instant, zone);
  if (size < minute) return 'just now';
  if (size < hour) return words.format(Math.trunc(distance / minute), 'minute');
  if (size < day) return words.format(Math.trunc(distance / hour), 'hour');
  return words.format(Math.trunc(distance / day), 'day');
}
