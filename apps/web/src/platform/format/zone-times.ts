import { addDays, daysBetween } from '@muster/contract/plain-day.ts';
import { instantOf, now } from '../clock/clock.ts';
import { instantOfLocal } from '../clock/local-instant.ts';
import { clockText, dayAt, formatClock } from './dates.ts';
import { noBreak } from './no-break.ts';
import { timeOfDayRange } from './time-of-day.ts';
import { zoneCity } from './zones.ts';

/** '6:00 AM – 2:30 PM'; a missing time is a question mark. */
export const clockRange = (from: string | null, to: string | null, zone: string): string =>
  noBreak(`${clockText(from, zone) ?? '?'} – ${clockText(to, zone) ?? '?'}`);

/** An instant in another zone, with its city: '9:00 AM Sydney'. Null where it is the time that the viewer sees. */
export function clockThere(instant: string | null, zone: string, viewerZone: string): string | null {
  const read = instant === null ? null : instantOf(instant);
  if (read === null || isSameClock(read, zone, viewerZone)) return null;
  return noBreak(`${formatClock(read, zone)} ${zoneCity(zone)}`);
}

/** The same after another text: ', 9:00 AM Sydney'; nothing where it does not differ. */
export function thereText(instant: string | null, zone: string, viewerZone: string): string {
  const there = clockThere(instant, zone, viewerZone);
  return there === null ? '' : `, ${there}`;
}

/** '9:00 AM – 5:30 PM Sydney', likewise. */
export function rangeThere(from: string, to: string | null, zone: string, viewerZone: string): string | null {
  const there = clockThere(from, zone, viewerZone);
  return there && noBreak(`${clockRange(from, to, zone)} ${zoneCity(zone)}`);
}

const isSameClock = (instant: number, zone: string, other: string) => wallAt(instant, zone) === wallAt(instant, other);

const wallAt = (instant: number, zone: string) => `${dayAt(instant, zone)} ${formatClock(instant, zone)}`;

/** The hours of a shift, in local times of its zone. */
interface LocalHours {
  readonly start_time: string;
  readonly end_time: string;
  readonly timezone: string;
}

/** The hours of a shift in the viewer's zone, as they are today, and in its own where that differs. */
export interface ShiftHours {
  readonly text: string;
  readonly there: string | null;
  /** Days from the work date to the day on which the shift begins for the viewer: -1, 0 or 1. */
  readonly shiftedDays: number;
}

export function shiftHours({ start_time, end_time, timezone }: LocalHours, viewerZone: string): ShiftHours {
  const day = dayAt(now(), timezone);
  const from = instantOfLocal(`${day}T${start_time.slice(0, 5)}`, timezone);
  const lastDay = end_time <= start_time ? addDays(day, 1) : day;
  const to = instantOfLocal(`${lastDay}T${end_time.slice(0, 5)}`, timezone);
  const there = from && rangeThere(from, to, timezone, viewerZone);
  if (from === null || !there) return { text: timeOfDayRange(start_time, end_time), there: null, shiftedDays: 0 };
  const ownDay = dayAt(instantOf(from) ?? now(), viewerZone);
  return { text: clockRange(from, to, viewerZone), there, shiftedDays: daysBetween(day, ownDay) };
}
