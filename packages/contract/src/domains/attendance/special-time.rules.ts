import type { TimeSpan } from './day-facts.ts';
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

/** From midnight to midnight. */
export function holidaySpans(
  workDate: string,
  holidays: readonly string[],
  zone: string,
  clock: LocalClock,
): TimeSpan[] {
  return holidays
    .filter((day) => isNear(day, workDate))
    .map((day) => ({ from: clock(day, 0, '00:00', zone), until: clock(day, 1, '00:00', zone) }));
}

function isNear(holiday: string, workDate: string): boolean {
  const distance = Temporal.PlainDate.from(workDate).until(holiday).days;
  return distance >= -holidayReach.before && distance <= holidayReach.after;
}

/** Days around a work date whose holidays its hours can reach, wherever the person works. */
export const holidayReach = { before: 2, after: 2 } as const;
