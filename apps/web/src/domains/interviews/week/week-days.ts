import { clockOfMinute, minuteOfClock } from '@muster/contract/clock-time.ts';
import type { ClockHours } from '@muster/contract/domains/interviews/local-hours.rules.ts';
import { clockChangeOn } from '@muster/contract/domains/interviews/local-hours.rules.ts';
import type { TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { homeZone } from '@muster/contract/time.ts';
import { instantOfLocal, localOfInstant } from '../../../platform/clock/local-instant.ts';
import { weekdayName } from '../../../platform/format/dates.ts';
import { formatTimeOfDay } from '../../../platform/format/time-of-day.ts';
import { hasClockOfHome, offsetZone, zoneCity } from '../../../platform/format/zones.ts';
import type { AvailabilityValues } from '../availability-values.ts';
import { busyOn, shownHours } from '../paint-hours.ts';
import { shortRange } from '../short-range.ts';

/** A block of the week picture, in minutes of its local day. */
export interface WeekBlock extends TimeSpan {
  readonly kind: 'weekly' | 'override' | 'busy';
}

export interface WeekDay {
  readonly day: string;
  readonly blocks: readonly WeekBlock[];
  /** Whether the day has hours of its own. */
  readonly isOverridden: boolean;
  /** Open minutes on the clock. */
  readonly minutes: number;
  /** Instead of the open hours, above the day: in words, and for a narrow tile. */
  readonly summary?: { readonly text: string; readonly short: string };
  /** Drawn by a layer of the page. */
  readonly spans?: readonly TimeSpan[];
}

/** The seven days of a week, from Monday. */
export const weekFrom = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(monday, index));

export function weekDay(values: Pick<AvailabilityValues, 'weekly' | 'days' | 'busy'>, day: string): WeekDay {
  const isOverridden = values.days.some((one) => one.day === day);
  const hours = shownHours(values, day).map(spanOf);
  const kind = isOverridden ? 'override' : 'weekly';
  const busy = values.busy.flatMap((one) => busyOn(one, day) ?? []);
  return {
    day,
    isOverridden,
    minutes: hours.reduce((sum, { from, until }) => sum + until - from, 0),
    blocks: [
      ...hours.map((span) => ({ ...span, kind }) as const),
      ...busy.map((span) => ({ ...span, kind: 'busy' }) as const),
    ],
  };
}

const spanOf = ({ start, end }: ClockHours): TimeSpan => ({ from: minuteOfClock(start), until: minuteOfClock(end) });

/** Whole hours that the picture shows: from 7:00 to 20:00, and what lies outside. */
export function shownRange(days: readonly WeekDay[], isWhole: boolean): TimeSpan {
  if (isWhole) return { from: 0, until: minutesOfDay };
  const blocks = days.flatMap((one): readonly TimeSpan[] => [...one.blocks, ...(one.spans ?? [])]);
  const from = Math.min(7 * 60, ...blocks.map((block) => block.from));
  const until = Math.max(20 * 60, ...blocks.map((block) => block.until));
  return { from: Math.floor(from / 60) * 60, until: Math.ceil(until / 60) * 60 };
}

const minutesOfDay = 1440;

/** '9:30 AM – 12:00 PM', '2:00 – 5:00 PM'. Minutes of a day. */
export const rangeText = ({ from, until }: TimeSpan): string => shortRange(minuteText(from), minuteText(until));

export const minuteText = (minute: number): string => formatTimeOfDay(clockOfMinute(minute % minutesOfDay));

/** On an axis: '8 AM', '8:30 AM' and '08:00'. */
export const hourText = (minute: number): string => minuteText(minute).replace(/:00(?=\s?[AP]M$)/u, '');

/** The same range on the clock of Manila: '5:30 – 8:00 PM Manila'. Null in a zone with the clock of Manila. */
export function homeRangeText(day: string, { from, until }: TimeSpan, zone: string): string | null {
  if (hasClockOfHome(zone)) return null;
  const span = { from: homeMinute(day, from, zone), until: homeMinute(day, until, zone) };
  return `${rangeText(span)} ${zoneCity(homeZone)}`;
}

/** The minute of the day in Manila at a local minute elsewhere. */
export function homeMinute(day: string, minute: number, zone: string): number {
  const local = minute === minutesOfDay ? `${addDays(day, 1)}T00:00` : `${day}T${clockOfMinute(minute)}`;
  const there = localOfInstant(instantOfLocal(local, zone), homeZone).slice(11, 16);
  return there === '' ? minute : minuteOfClock(there);
}

/** What the clocks do on the days: 'Sun, Mar 29: the clocks skip 1:00 – 2:00 AM, so these hours don't exist.' */
export function clockNotes(days: readonly string[], zone: string): string[] {
  return days.flatMap((day) => {
    const change = clockChangeOn(day, offsetZone(zone));
    if (change === null) return [];
    const range = rangeText(spanOf(change));
    return change.kind === 'skipped'
      ? [`${weekdayName(day)}: the clocks skip ${range}. This time doesn't exist and is not offered.`]
      : [`${weekdayName(day)}: ${range} occurs twice. Open hours in it count both times.`];
  });
}
