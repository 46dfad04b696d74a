import { earliestHours } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt } from '../../../platform/format/dates.ts';
import { isWorked, type OwnClock } from './own-clock.ts';

/** What the clock card says in large letters. */
export type ClockFace =
  | { readonly kind: 'worked' }
  /** The shift of now began without a clock-in. */
  | { readonly kind: 'due'; readonly day: OwnDay & { readonly starts_at: string }; readonly minutes: number }
  | { readonly kind: 'next'; readonly day: OwnDay; readonly minutes: number; readonly early: Early }
  | { readonly kind: 'none' };

/** How clocking in now counts: for the shift, long before its start on its day, or for no shift. */
export type Early = 'in time' | 'same day' | 'unscheduled';

/** The worked time, until clocked out the shift that began, otherwise the time to the next one. `at` in milliseconds. */
export function clockFace({ state, day, firstIn, next }: OwnClock, at: number, zone: string): ClockFace {
  if (state !== 'out' || firstIn !== null) return { kind: 'worked' };
  const [begins, ends] = [instantOf(day?.starts_at ?? ''), instantOf(day?.ends_at ?? '')];
  if (day?.starts_at && begins !== null && isWorked(day.status) && begins <= at && at < (ends ?? begins)) {
    return { kind: 'due', day: { ...day, starts_at: day.starts_at }, minutes: Math.floor((at - begins) / minuteMs) };
  }
  const from = instantOf(next?.starts_at ?? '');
  if (next === null || from === null) return { kind: 'none' };
  const minutes = Math.ceil((from - at) / minuteMs);
  if (minutes <= earliestHours * 60) return { kind: 'next', day: next, minutes, early: 'in time' };
  const isSameDay = [zone, next.zone].some((place) => dayAt(at, place) === next.work_date);
  return { kind: 'next', day: next, minutes, early: isSameDay ? 'same day' : 'unscheduled' };
}

const minuteMs = 60_000;

export interface FigurePart {
  readonly value: string;
  readonly unit: string;
}

/** Worked time has both parts: '0 h 05 min'. */
export const workedParts = (minutes: number): readonly FigurePart[] => [
  { value: String(Math.floor(minutes / 60)), unit: 'h' },
  { value: twoDigits(minutes % 60), unit: 'min' },
];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A time to wait, in its two largest units: '2 days 14 h', '3 h 06 min', '12 min'. */
export function waitParts(minutes: number): readonly FigurePart[] {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const parts =
    days > 0
      ? [
          { value: days, unit: days === 1 ? 'day' : 'days' },
          { value: hours, unit: 'h' },
        ]
      : [
          { value: hours, unit: 'h' },
          { value: rest, unit: 'min' },
        ];
  const shown = parts.filter(({ value }) => value > 0);
  return (shown.length === 0 ? parts.slice(-1) : shown).map(({ value, unit }) => ({
    value: unit === 'min' && hours > 0 ? twoDigits(value) : String(value),
    unit,
  }));
}
