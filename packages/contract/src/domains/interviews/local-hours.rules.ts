import { clockOfMinute, minuteOfClock } from '../../clock-time.ts';
import { spansWithin, type TimeSpan } from './time-spans.rules.ts';
import { localMidnight } from './utc-milliseconds.rules.ts';

/**
 * Hours of a day on the clock of a zone, without Temporal: pages use them as well (docs/decisions/210-client-availability.md).
 * `HH:MM`; the end is at most `24:00`, the end of the day.
 */
export interface ClockHours {
  readonly start: string;
  readonly end: string;
}

/**
 * Every instant of a local day whose clock time lies in the hours. Hours that the clocks skip do not exist, so there is nothing to
 * offer; hours that occur twice are offered twice. So no clock time is ever outside the hours, whatever the clocks do.
 * `day` is YYYY-MM-DD, `zone` an IANA name.
 */
export function spansOnDay(hours: readonly ClockHours[], day: string, zone: string): TimeSpan[] {
  if (hours.length === 0) return [];
  const midnight = localMidnight(day);
  return segmentsAround(midnight, zone).flatMap(({ offset, ...segment }) =>
    spansWithin(
      hours.map(({ start, end }) => ({
        from: midnight + minuteOfClock(start) * minuteMs - offset,
        until: midnight + minuteOfClock(end) * minuteMs - offset,
      })),
      segment,
    ),
  );
}

/** What the clocks do to a day, in local times: `skipped` hours do not exist, `repeated` ones occur twice. */
interface ClockChange extends ClockHours {
  readonly kind: 'skipped' | 'repeated';
}

/** Null on almost every day. A change that begins on the day before and ends on this one is cut at midnight. */
export function clockChangeOn(day: string, zone: string): ClockChange | null {
  const midnight = localMidnight(day);
  const [before, after] = segmentsAround(midnight, zone);
  if (before === undefined || after === undefined) return null;
  const [last, first] = [before.until + before.offset, before.until + after.offset];
  const kind = last < first ? 'skipped' : 'repeated';
  const [changed] = spansWithin([{ from: Math.min(last, first), until: Math.max(last, first) }], {
    from: midnight,
    until: midnight + dayMs,
  });
  if (changed === undefined) return null;
  const clockOf = (local: number) => clockOfMinute(Math.round((local - midnight) / minuteMs));
  return { kind, start: clockOf(changed.from), end: clockOf(changed.until) };
}

/** How far the clocks of a zone are ahead of UTC at an instant, both in milliseconds. */
export function zoneOffset(instant: number, zone: string): number {
  const { day, second } = readClock(instant, zone);
  return localMidnight(day) + second * 1000 - Math.floor(instant / 1000) * 1000;
}

/** The local day, YYYY-MM-DD, and the minute of that day at an instant in milliseconds. */
export function localTimeAt(instant: number, zone: string): { readonly day: string; readonly minute: number } {
  const { day, second } = readClock(instant, zone);
  return { day, minute: Math.floor(second / 60) };
}

/** The local day and the second of that day. */
function readClock(instant: number, zone: string): { readonly day: string; readonly second: number } {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    second: (Number(part('hour')) * 60 + Number(part('minute'))) * 60 + Number(part('second')),
  };
}

interface Segment extends TimeSpan {
  readonly offset: number;
}

/** The time around a local day, as segments with one offset each: a second one where the clocks change. */
function segmentsAround(midnight: number, zone: string): Segment[] {
  // No zone is further from UTC than 15 hours.
  const [from, until] = [midnight - 15 * hourMs, midnight + 39 * hourMs];
  const [before, after] = [zoneOffset(from, zone), zoneOffset(until, zone)];
  if (before === after) return [{ from, until, offset: before }];
  let [early, late] = [from, until];
  while (late - early > 1000) {
    const middle = Math.floor((early + late) / 2000) * 1000;
    if (zoneOffset(middle, zone) === before) early = middle;
    else late = middle;
  }
  return [
    { from, until: late, offset: before },
    { from: late, until, offset: after },
  ];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, formatter);
  return formatter;
}
