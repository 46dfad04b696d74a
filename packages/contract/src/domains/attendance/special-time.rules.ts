import type { DayFacts, TimeSpan } from './day-facts.ts';
import type { LocalClock } from './local-clock.ts';

/** Night time by the clock of the place where the person works. */
export const night = { from: '22:00', until: '06:00' } as const;

/** The nights that a shift of the day can reach: the place can be a day ahead of the shift's zone or behind it. */
export function nightsAround(workDate: string, zone: string, clock: LocalClock): TimeSpan[] {
  return [-2, -1, 0, 1].map((shift) => ({
    from: clock(workDate, shift, night.from, zone),
    until: clock(workDate, shift + 1, night.until, zone),
  }));
}

/** Days from midnight to midnight, and parts of days. Times of several holidays are joined, so that each minute is in one. */
export function holidaySpans(
  { workDate, holidays, holidayParts = [] }: Pick<DayFacts, 'workDate' | 'holidays' | 'holidayParts'>,
  zone: string,
  clock: LocalClock,
): TimeSpan[] {
  const at = (day: string, minutes: number) =>
    minutes === dayMinutes ? clock(day, 1, '00:00', zone) : clock(day, 0, clockOf(minutes), zone);
  const whole = holidays.map((day) => ({ day, from: 0, until: dayMinutes }));
  const spans = [...whole, ...holidayParts]
    .filter(({ day }) => isNear(day, workDate))
    .map(({ day, from, until }) => ({ from: at(day, from), until: at(day, until) }))
    .toSorted((one, other) => one.from - other.from);
  const joined: TimeSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from < last.until)
      joined.splice(-1, 1, { from: last.from, until: Math.max(last.until, span.until) });
    else joined.push(span);
  }
  return joined;
}

const dayMinutes = 24 * 60;
const clockOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const two = (value: number) => String(value).padStart(2, '0');

function isNear(holiday: string, workDate: string): boolean {
  const distance = Temporal.PlainDate.from(workDate).until(holiday).days;
  return distance >= -holidayReach.before && distance <= holidayReach.after;
}

/** Days around a work date whose holidays its hours can reach, wherever the person works. */
export const holidayReach = { before: 2, after: 2 } as const;
