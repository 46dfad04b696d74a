import { clockMinutes } from '../shifts/shift-time.rules.ts';
import type { ClockSpan, SlaWindow } from './ticket-sla.ts';

const minutesOfDay = 1440;

/** Whether a break is inside the window, which may end on the next day. */
export function isWithinWindow({ from, to }: Pick<SlaWindow, 'from' | 'to'>, pause: ClockSpan): boolean {
  const start = clockMinutes(from, pause.from) % minutesOfDay;
  return start + clockMinutes(pause.from, pause.to) <= clockMinutes(from, to);
}

/** Minutes of working time of the day of the week that has the most. */
export function longestDay(windows: readonly SlaWindow[]): number {
  const onDay = (day: number) =>
    windows.filter(({ days }) => days.includes(day)).reduce((sum, window) => sum + workedIn(window), 0);
  return Math.max(0, ...[1, 2, 3, 4, 5, 6, 7].map(onDay));
}

const workedIn = ({ from, to, breaks }: SlaWindow): number =>
  breaks.reduce((rest, pause) => rest - clockMinutes(pause.from, pause.to), clockMinutes(from, to));
