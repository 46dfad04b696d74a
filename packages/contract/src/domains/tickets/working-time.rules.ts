import { addDays, weekdayOf } from '../../plain-day.ts';
import { clockMinutes, instantOfLocal } from '../shifts/shift-time.rules.ts';
import type { SlaHours, SlaWindow, Span } from './ticket-sla.ts';

/** Hours without a window would be searched for ever. */
const mostDays = 1_100;

/** The working time from an instant on: in order, without overlaps, at most three years of it. */
export function* workingSpans(hours: SlaHours, from: number): Generator<Span> {
  // Windows of the day before last until today; the zone may be a day behind or ahead of what is computed here.
  const first = addDays(dayAt(from, hours.zone), -1);
  let pending: Span[] = [];
  let covered = from;
  for (let count = 0; count < mostDays; count += 1) {
    const day = addDays(first, count);
    pending.push(...spansOf(hours, day));
    const next = instantAt(day, minutesOfDay, hours.zone);
    const ready = pending.filter((span) => span.from < next).toSorted((one, other) => one.from - other.from);
    pending = pending.filter((span) => span.from >= next);
    for (const span of ready) {
      const rest = { from: Math.max(span.from, covered), to: span.to };
      if (rest.to <= rest.from) continue;
      covered = rest.to;
      yield rest;
    }
  }
}

/** The windows that begin on a day, without their breaks. */
function spansOf({ zone, windows, holidays }: SlaHours, day: string): Span[] {
  if (holidays.has(day)) return [];
  const weekday = weekdayOf(day);
  return (
    windows
      .filter(({ days }) => days.includes(weekday))
      .flatMap((window) =>
        piecesOf(window).map(([from, to]) => ({ from: instantAt(day, from, zone), to: instantAt(day, to, zone) })),
      )
      // Clocks that skip an hour leave nothing of a piece inside it.
      .filter(({ from, to }) => from < to)
  );
}

/** Minutes of the clock since the midnight before the window. */
function piecesOf({ from, to, breaks }: SlaWindow): [number, number][] {
  const start = clockMinutes('00:00', from) % minutesOfDay;
  const cuts = breaks
    .map((pause) => {
      const after = clockMinutes(from, pause.from) % minutesOfDay;
      return [start + after, start + after + clockMinutes(pause.from, pause.to)] as const;
    })
    .toSorted(([one], [other]) => one - other);
  const ends = [start, ...cuts.map(([, end]) => end)];
  const begins = [...cuts.map(([begin]) => begin), start + clockMinutes(from, to)];
  return ends
    .map((end, index) => [end, begins[index] ?? end] as [number, number])
    .filter(([begin, end]) => begin < end);
}

function instantAt(day: string, minutes: number, zone: string): number {
  const name = `${zone} ${day} ${minutes}`;
  const known = computed.get(name);
  if (known !== undefined) return known;
  const instant = computeInstant(day, minutes, zone);
  if (computed.size >= mostComputed) computed.clear();
  computed.set(name, instant);
  return instant;
}

/** All tickets of a day ask for the same ones, and rules of zones take longer than the rest of a due time. */
const computed = new Map<string, number>();
const mostComputed = 5_000;

function computeInstant(day: string, minutes: number, zone: string): number {
  const date = addDays(day, Math.floor(minutes / minutesOfDay));
  const rest = minutes % minutesOfDay;
  const clock = `${twoDigits(Math.floor(rest / 60))}:${twoDigits(rest % 60)}`;
  return instantOfLocal(date, clock, zone).epochMilliseconds;
}

const dayAt = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString();

const minutesOfDay = 1440;
const twoDigits = (value: number) => String(value).padStart(2, '0');
