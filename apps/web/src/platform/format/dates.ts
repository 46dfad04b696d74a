import { dayText } from '@muster/contract/plain-day.ts';
import { instantOf } from '../clock/clock.ts';
import { offsetZone } from './zones.ts';

const missing = '–';
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** An instant (ISO 8601) as 'MMM DD, YYYY h:mm A' in a viewer's zone (section 9): 'Mar 09, 2026 9:30 AM'. */
export function formatDateTime(instant: string | null | undefined, zone: string): string {
  const read = instant ? instantOf(instant) : null;
  if (read === null) return missing;
  const { day, month, year, clock } = partsIn(read, zone);
  return `${shortMonth(month)} ${String(day).padStart(2, '0')}, ${year} ${clock}`;
}

/** The plain day, YYYY-MM-DD, of an instant in a zone. Milliseconds since 1970. */
export function dayAt(instant: number, zone: string): string {
  const { year, month, day } = partsIn(instant, zone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The time of day of an instant in a zone, 'h:mm A'. Milliseconds since 1970. */
export const formatClock = (instant: number, zone: string): string => partsIn(instant, zone).clock;

/** The same for an instant in the format of calls; null if there is none. */
export function clockText(instant: string | null, zone: string): string | null {
  const read = instant === null ? null : instantOf(instant);
  return read === null ? null : formatClock(read, zone);
}

/**
 * A plain date (YYYY-MM-DD) as 'MMMM DD, YYYY' (section 4): 'March 09, 2026'. It has no zone, so it is the same day
 * everywhere.
 */
export function formatLongDay(day: string | null | undefined): string {
  const read = plainDay(day);
  return read ? `${months[read.month - 1]} ${read.day}, ${read.year}` : missing;
}

/** A plain date (YYYY-MM-DD) as 'MMM DD, YYYY': 'Mar 09, 2026'. */
export function formatDay(day: string | null | undefined): string {
  return day && plainDay(day) ? dayText(day.slice(0, 10)) : missing;
}

/** A plain date with its weekday: 'Mon, Mar 09, 2026'. */
export function formatWeekday(day: string): string {
  const at = plainDay(day) && instantOf(`${day.slice(0, 10)}T00:00:00Z`);
  return at === null ? missing : `${weekdays.format(at)}, ${formatDay(day)}`;
}

const weekdays = new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'short' });

/** A month (YYYY-MM) as 'MMMM YYYY': 'March 2026'. */
export function formatMonth(month: string): string {
  const read = plainDay(`${month}-01`);
  return read ? `${months[read.month - 1]} ${read.year}` : missing;
}

const shortMonth = (month: number) => (months[month - 1] ?? '').slice(0, 3);

function plainDay(text: string | null | undefined) {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '');
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  return Number(month) >= 1 && Number(month) <= 12 ? { year, month: Number(month), day } : null;
}

function partsIn(instant: number, zone: string) {
  const parts = new Map(
    formatterFor(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const hour = number('hour') % 24;
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${parts.get('minute')} ${hour < 12 ? 'AM' : 'PM'}`;
  return { year: parts.get('year') ?? '', month: number('month'), day: number('day'), clock };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: offsetZone(zone),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(zone, formatter);
  return formatter;
}
