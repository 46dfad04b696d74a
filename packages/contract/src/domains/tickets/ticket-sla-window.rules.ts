import { clockMinutes } from '../shifts/shift-time.rules.ts';
import type { ClockSpan, SlaWindow } from './ticket-sla.ts';

const minutesOfDay = 1440;

/** Whether a break is inside the window, which may end on the next day. */
export function isWithinWindow({ from, to }: Pick<SlaWindow, 'from' | 'to'>, pause: ClockSpan): boolean {
  const start = clockMinutes(from, pause.from) % minutesOfDay;
  return start + clockMinutes(pause.from, pause.to) <= clockMinutes(from, to);
}
