import { clockMinutes } from '@muster/contract/domains/shifts/shift-time.rules.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { timeOfDayRange } from '../../../platform/format/time-of-day.ts';
import { shiftHours } from '../../../platform/format/zone-times.ts';
import { shiftLengthText } from '../shift-texts.ts';
import type { BreakValues } from './shift-form-values.ts';

interface Hours {
  readonly start_time: string;
  readonly end_time: string;
  /** IANA name; undefined until one is chosen. */
  readonly zone: string | undefined;
  readonly breaks: readonly BreakValues[];
  /** Types of breaks that are paid. */
  readonly paid: ReadonlySet<number>;
}

const isClock = (text: string) => /^\d\d:\d\d/.test(text);
const isMinutes = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** '6:00 AM – 2:30 PM Manila · 7 h 30 min of work': what a shift with these values becomes; null until it can be said. */
export function shiftOutcome(
  { start_time, end_time, zone, breaks, paid }: Hours,
  viewerZone: string,
  viewerCity: string,
) {
  if (!isClock(start_time) || !isClock(end_time) || breaks.some(({ minutes }) => !isMinutes(minutes))) return null;
  const shift_breaks = breaks.map(({ minutes, shift_break_type_id: type }) => ({
    minutes: minutes ?? 0,
    is_paid: type !== null && paid.has(type),
  }));
  const length = clockMinutes(start_time, end_time);
  if (shift_breaks.reduce((sum, { minutes }) => sum + minutes, 0) >= length) return null;
  const { text, there } = shiftHours({ start_time, end_time, timezone: zone ?? viewerZone }, viewerZone);
  const work = shiftLengthText({ start_time, end_time, shift_breaks });
  return [...(there === null ? [] : [`${text} ${viewerCity}`]), work].join(' · ');
}

/** '4 h, 1:00 PM – 2:00 PM': when a break is, on the clock of the shift. */
export function breakTimes(start: string, row: BreakValues | undefined): string | undefined {
  const { starts_after_minutes: after, minutes } = row ?? {};
  if (!isMinutes(after)) return undefined;
  if (!isClock(start) || !isMinutes(minutes)) return minutesText(after);
  return `${minutesText(after)}, ${timeOfDayRange(clockAfter(start, after), clockAfter(start, after + minutes))}`;
}

function clockAfter(start: string, minutes: number): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const at = (hour * 60 + minute + minutes) % 1440;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}
