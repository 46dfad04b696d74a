import { isDay, weekdayOf } from '@muster/contract/plain-day.ts';
import { homeZone } from '@muster/contract/time.ts';
import { instantOf, now } from '../clock/clock.ts';
import { noBreak } from './no-break.ts';
import { formatTimeOfDay } from './time-of-day.ts';
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
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** An instant (ISO 8601) in a viewer's zone, in the default format of section 9, 'MMM DD, YYYY h:mm A': 'Mar 09, 2026 9:30 AM'. */
export function formatDateTime(instant: string | null | undefined, zone: string): string {
  const read = instant ? instantOf(instant) : null;
  if (read === null) return missing;
  const { day, month, year } = partsIn(read, zone);
  return noBreak(`${shortMonth(month)} ${String(day).padStart(2, '0')}, ${year} ${formatClock(read, zone)}`);
}

/** An instant where there is little room: 'Nov 18, 9:05 AM', with the year where it is not this one. */
export function formatShortDateTime(instant: string | null, zone: string): string {
  const read = instant === null ? null : instantOf(instant);
  return read === null ? missing : noBreak(`${formatDay(dayAt(read, zone))}, ${formatClock(read, zone)}`);
}

/** The plain day, YYYY-MM-DD, of an instant in a zone. Milliseconds since 1970. */
export function dayAt(instant: number, zone: string): string {
  const { year, month, day } = partsIn(instant, zone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The time of day of an instant in a zone, as the user wants it: '2:30 PM' or '14:30'. Milliseconds since 1970. */
export function formatClock(instant: number, zone: string): string {
  const { hour, minute } = partsIn(instant, zone);
  return formatTimeOfDay(`${String(hour).padStart(2, '0')}:${minute}`);
}

/** The hour of the clock of an instant in a zone, 0 to 23; null if it is no instant. */
export function hourAt(instant: string, zone: string): number | null {
  const read = instantOf(instant);
  return read === null ? null : Number(partsIn(read, zone).hour);
}

/** The time of day for an instant in the format of calls; null if there is none. */
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
  return read ? `${months[read.month - 1]} ${String(read.date).padStart(2, '0')}, ${read.year}` : missing;
}

/** A plain date (YYYY-MM-DD): 'Nov 18', with the year where it is not this one: 'Nov 18, 2025'. */
export function formatDay(day: string | null | undefined): string {
  const read = plainDay(day);
  if (!read) return missing;
  return noBreak(read.year === thisYear() ? dateText(read) : `${dateText(read)}, ${read.year}`);
}

/** A plain date with its year, also of this one: 'Nov 18, 2026'. */
export function formatDayOfYear(day: string | null | undefined): string {
  const read = plainDay(day);
  return read ? noBreak(`${dateText(read)}, ${read.year}`) : missing;
}

/** A plain date where the weekday matters: 'Wed, Nov 18'. */
export function formatWeekday(day: string): string {
  return plainDay(day) && isDay(day.slice(0, 10)) ? noBreak(`${weekdayName(day)}, ${formatDay(day)}`) : missing;
}

/** 'Wed' */
export const weekdayName = (day: string): string => weekdays[weekdayOf(day.slice(0, 10)) - 1] ?? '';

/** 'Nov' */
export const monthName = (day: string): string => shortMonth(Number(day.slice(5, 7)));

/**
 * Days from a first to a last one: 'Nov 10 – 20', 'Nov 28 – Dec 2', 'Dec 28, 2025 – Jan 3, 2026'. Without a last day it
 * ends with `open`.
 */
export function formatDays(from: string, to: string | null, open = 'no end date'): string {
  const first = plainDay(from);
  const last = plainDay(to);
  if (!first || (to !== null && !last)) return missing;
  if (!last) return noBreak(`${formatDay(from)} – ${open}`);
  if (from === to) return formatDay(from);
  if (first.year !== last.year) return noBreak(`${dateText(first)}, ${first.year} – ${dateText(last)}, ${last.year}`);
  const end = first.month === last.month ? String(last.date) : dateText(last);
  return noBreak(`${dateText(first)} – ${end}${last.year === thisYear() ? '' : `, ${last.year}`}`);
}

/** Days where the weekday matters: 'Wed, Nov 18', 'Thu, Dec 17 – Fri, Dec 18'. There is a break only after the dash. */
export function formatWeekdays(from: string, to: string): string {
  if (from === to) return formatWeekday(from);
  if (!isDay(from.slice(0, 10)) || !isDay(to.slice(0, 10))) return missing;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const first = `${weekdayName(from)}, ${isOneYear ? `${monthName(from)} ${Number(from.slice(8, 10))}` : formatDayOfYear(from)}`;
  const last = isOneYear ? formatWeekday(to) : `${weekdayName(to)}, ${formatDayOfYear(to)}`;
  return `${noBreak(`${first} –`)} ${noBreak(last)}`;
}

/** A month (YYYY-MM) as 'MMMM YYYY': 'March 2026'. */
export function formatMonth(month: string): string {
  const read = plainDay(`${month}-01`);
  return read ? `${months[read.month - 1]} ${read.year}` : missing;
}

const shortMonth = (month: number) => (months[month - 1] ?? '').slice(0, 3);

const dateText = ({ month, date }: { readonly month: number; readonly date: number }) => `${shortMonth(month)} ${date}`;

const thisYear = () => dayAt(now(), homeZone).slice(0, 4);

function plainDay(text: string | null | undefined) {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '');
  if (!match) return null;
  const [, year = '', month = '', date = ''] = match;
  return Number(month) >= 1 && Number(month) <= 12 ? { year, month: Number(month), date: Number(date) } : null;
}

function partsIn(instant: number, zone: string) {
  const parts = new Map(
    formatterFor(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return {
    year: parts.get('year') ?? '',
    month: number('month'),
    day: number('day'),
    hour: number('hour') % 24,
    minute: parts.get('minute') ?? '',
  };
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
