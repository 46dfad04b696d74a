import { clockOfMinute } from '@muster/contract/clock-time.ts';
import { type HourCycle, twelveHourText } from '@muster/contract/hour-cycle.ts';
import { sessionState } from '../session/session-store.ts';
import { noBreak } from './no-break.ts';

/**
 * A time of day (`HH:mm` or `HH:mm:ss`) as the user wants it: '21:00:00' is '9:00 PM' or '21:00'. Missing or unreadable
 * is an en dash.
 */
export function formatTimeOfDay(time: string | null | undefined, hourCycle: HourCycle = ownHourCycle()): string {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time ?? '');
  if (!match) return '–';
  if (hourCycle === 24) return match[0];
  return noBreak(twelveHourText({ hour: Number(match[1]), minute: Number(match[2]) }));
}

/** '9:00 PM – 6:00 AM' */
export const timeOfDayRange = (from: string, to: string): string =>
  noBreak(`${formatTimeOfDay(from)} – ${formatTimeOfDay(to)}`);

/** The times of a part of a day, from midnight or until midnight where one is missing. Null for a whole day. */
export const partOfDay = (from: string | null, until: string | null): string | null =>
  from === null && until === null ? null : timeOfDayRange(from ?? '00:00', until ?? '00:00');

/**
 * The time (`HH:mm`) that somebody typed: '9', '930', '9:30 pm' and '21:30'. Without AM or PM it is a time of 24 hours. Null for anything
 * else.
 */
export function timeOfDayIn(text: string): string | null {
  const typed = text.toLowerCase().replaceAll(/[\s.]/gu, '');
  const match = /^(\d{1,2}):?(\d{2})?([ap])?m?$/.exec(typed);
  if (!match || (typed.endsWith('m') && match[3] === undefined)) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  const half = match[3];
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const inDay = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return clockOfMinute(inDay * 60 + minute);
}

/** The times of a day with this many minutes between them, from `00:00`. */
export const timesOfDay = (stepMinutes: number): string[] =>
  Array.from({ length: Math.ceil((24 * 60) / stepMinutes) }, (_, index) => clockOfMinute(index * stepMinutes));

const ownHourCycle = (): HourCycle => sessionState().page.user?.hourCycle ?? 12;
