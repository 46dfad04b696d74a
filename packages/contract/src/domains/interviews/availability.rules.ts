import { minuteOfClock } from '../../clock-time.ts';
import { addDays, weekdayOf } from '../../plain-day.ts';
import { type ClockHours, localTimeAt, spansOnDay } from './local-hours.rules.ts';
import { mergedSpans, spansWithin, spansWithout, type TimeSpan } from './time-spans.rules.ts';

/** Hours of one weekday, 1 for Monday to 7 for Sunday. */
export interface WeekdayHours extends ClockHours {
  readonly weekday: number;
}

/** Other hours on one local day; without hours it is closed. */
export interface DayHours {
  readonly day: string;
  readonly hours: readonly ClockHours[];
}

export interface Availability {
  /** IANA name: all hours are clock times of this zone. */
  readonly zone: string;
  readonly weekly: readonly WeekdayHours[];
  readonly days: readonly DayHours[];
  readonly busy: readonly TimeSpan[];
  /** Nobody is asked for a time that begins sooner. */
  readonly notice_hours: number;
}

/** The hours of a local day: those of its override, else those of its weekday, in order. */
export function hoursOn({ weekly, days }: Pick<Availability, 'weekly' | 'days'>, day: string): ClockHours[] {
  const override = days.find((one) => one.day === day);
  return (override?.hours ?? weekly.filter(({ weekday }) => weekday === weekdayOf(day)))
    .map(({ start, end }) => ({ start, end }))
    .toSorted((one, other) => minuteOfClock(one.start) - minuteOfClock(other.start));
}

/** The time in a range that is neither outside the hours nor busy. Hours until midnight and from midnight on are one span. */
export function freeSpans(availability: Omit<Availability, 'notice_hours'>, range: TimeSpan): TimeSpan[] {
  const { zone, busy } = availability;
  const last = localTimeAt(range.until, zone).day;
  const open: TimeSpan[] = [];
  for (let { day } = localTimeAt(range.from, zone); day <= last; day = addDays(day, 1))
    open.push(...spansOnDay(hoursOn(availability, day), day, zone));
  return spansWithout(mergedSpans(spansWithin(open, range)), mergedSpans(busy));
}

/** The free time that may still be asked for: with the notice from now on. */
export function askableSpans(availability: Availability, range: TimeSpan, now: number): TimeSpan[] {
  const from = Math.max(range.from, now + availability.notice_hours * hourMs);
  return from < range.until ? freeSpans(availability, { from, until: range.until }) : [];
}

/** The first free time of at least so many minutes, at most eight weeks ahead. */
export function nextFreeSpan(availability: Availability, now: number, minutes = 30): TimeSpan | null {
  for (let week = 0; week < 8; week += 1) {
    // A day more, so that a span across the end of the week is whole.
    const range = { from: now + week * weekMs, until: now + (week + 1) * weekMs + dayMs };
    const found = askableSpans(availability, range, now).find(({ from, until }) => until - from >= minutes * minuteMs);
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether any two of the hours of one day overlap. Hours that only touch do not. */
export function overlaps(hours: readonly ClockHours[]): boolean {
  const sorted = hours.toSorted((one, other) => minuteOfClock(one.start) - minuteOfClock(other.start));
  return sorted.some((one, index) => {
    const next = sorted[index + 1];
    return next !== undefined && minuteOfClock(next.start) < minuteOfClock(one.end);
  });
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
