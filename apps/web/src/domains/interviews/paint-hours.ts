import { clockOfMinute, minuteOfClock } from '@muster/contract/clock-time.ts';
import { hoursOn } from '@muster/contract/domains/interviews/availability.rules.ts';
import type { ClockHours } from '@muster/contract/domains/interviews/local-hours.rules.ts';
import { mergedSpans, spansWithout, type TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import { addDays, weekdayOf } from '@muster/contract/plain-day.ts';
import {
  type AvailabilityValues,
  type BusyValues,
  completeHours,
  type HoursValues,
  typed,
} from './availability-values.ts';

export type PaintMode = 'available' | 'busy' | 'erase';

/** What was painted: minutes of a local day. `everyWeek`: the weekday, not only this day. */
export interface PaintedRange extends TimeSpan {
  readonly day: string;
  readonly mode: PaintMode;
  readonly everyWeek: boolean;
}

type Painted = Pick<AvailabilityValues, 'weekly' | 'days' | 'busy'>;

/** The hours after a range is painted. Busy times belong to their day; erasing removes those, too. */
export function painted(values: Painted, { day, mode, everyWeek, from, until }: PaintedRange): Painted {
  const range = { from, until };
  if (mode === 'busy') return { ...values, busy: busyWith(values.busy, day, range) };
  const change = (hours: readonly ClockHours[]) =>
    mode === 'available'
      ? mergedSpans([...minutesOf(hours), range])
      : spansWithout(mergedSpans(minutesOf(hours)), [range]);
  const busy = mode === 'erase' ? busyWithout(values.busy, day, range) : values.busy;
  if (everyWeek) return { ...values, busy, weekly: weeklyWith(values, weekdayOf(day), change) };
  const hours = change(shownHours(values, day)).map(clocksOf);
  return { ...values, busy, days: daysWith(values.days, day, hours) };
}

/** The hours that a day shows: those of its override, else those of its weekday. */
export function shownHours({ weekly, days }: Omit<Painted, 'busy'>, day: string): ClockHours[] {
  const overrides = days.map((one) => ({ day: one.day, hours: completeHours(one.hours) }));
  const usual = weekly.flatMap(({ weekday, ...hours }) => completeHours([hours]).map((one) => ({ ...one, weekday })));
  return hoursOn({ weekly: usual, days: overrides }, day);
}

/** The part of a busy time that lies on a day, in minutes. */
export function busyOn({ starts_at, ends_at }: BusyValues, day: string): TimeSpan | null {
  const minuteOn = (local: string) => {
    const [on = '', clock = ''] = local.split('T');
    return on < day ? 0 : on > day ? minutesOfDay : minuteOfClock(clock);
  };
  const [from, until] = [minuteOn(starts_at), minuteOn(ends_at)];
  return isLocal(starts_at) && isLocal(ends_at) && from < until ? { from, until } : null;
}

function weeklyWith(
  { weekly }: Painted,
  weekday: number,
  change: (hours: readonly ClockHours[]) => readonly TimeSpan[],
): AvailabilityValues['weekly'] {
  const own = completeHours(weekly.filter((hours) => hours.weekday === weekday));
  const next = change(own).map((span) => ({ weekday, ...clocksOf(span) }));
  return [...weekly.filter((hours) => hours.weekday !== weekday), ...next].toSorted(
    (one, other) => one.weekday - other.weekday || (one.start < other.start ? -1 : 1),
  );
}

function daysWith(days: AvailabilityValues['days'], day: string, hours: HoursValues[]): AvailabilityValues['days'] {
  const note = days.find((one) => one.day === day)?.note ?? '';
  return [...days.filter((one) => one.day !== day), { day, note, hours }].toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  );
}

/** The busy times of a day become one where they touch; those that only touch the day stay as they are. */
function busyWith(busy: readonly BusyValues[], day: string, range: TimeSpan): BusyValues[] {
  const within = busy.filter((one) => isWithin(one, day));
  const others = busy.filter((one) => !isWithin(one, day));
  const free = spansWithout([range], mergedSpans(others.flatMap((one) => busyOn(one, day) ?? [])));
  const spans = mergedSpans([...within.flatMap((one) => busyOn(one, day) ?? []), ...free]);
  return inOrder([...others, ...spans.map((span) => busyOf(day, span))]);
}

function busyWithout(busy: readonly BusyValues[], day: string, range: TimeSpan): BusyValues[] {
  return inOrder(
    busy.flatMap((one) => {
      const part = busyOn(one, day);
      if (part === null || !isWithin(one, day)) return [one];
      return spansWithout([part], [range]).map((span) => busyOf(day, span));
    }),
  );
}

const isWithin = ({ starts_at, ends_at }: BusyValues, day: string) =>
  starts_at.startsWith(day) && (ends_at.startsWith(day) || ends_at === `${addDays(day, 1)}T00:00`);

const busyOf = (day: string, { from, until }: TimeSpan): BusyValues => ({
  starts_at: `${day}T${clockOfMinute(from)}`,
  ends_at: until === minutesOfDay ? `${addDays(day, 1)}T00:00` : `${day}T${clockOfMinute(until)}`,
});

const inOrder = (busy: readonly BusyValues[]) =>
  busy.toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1));

const minutesOf = (hours: readonly ClockHours[]): TimeSpan[] =>
  hours.map(({ start, end }) => ({ from: minuteOfClock(start), until: minuteOfClock(end) }));

const clocksOf = ({ from, until }: TimeSpan): HoursValues =>
  typed({ start: clockOfMinute(from), end: clockOfMinute(until) });

const isLocal = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text);

const minutesOfDay = 1440;
