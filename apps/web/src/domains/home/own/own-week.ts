import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { addDays, weekdayOf } from '@muster/contract/plain-day.ts';
import { stateTones, type Tone } from '@muster/contract/state-words.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { clockText } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { isWorked, type OwnClock } from './own-clock.ts';

export interface WeekCell {
  readonly day: string;
  readonly isToday: boolean;
  readonly isFree: boolean;
  /** '8 h 02 min', '6:00 AM' or '–'. */
  readonly text: string;
  readonly worked: number;
  readonly planned: number;
  /** `amount`: how late. */
  readonly badge: { readonly tone: Tone; readonly text: string; readonly amount?: string } | null;
  /** Without a badge: 'Rest day'. */
  readonly note: string | null;
  /** Where the day opens; null for days without a record. */
  readonly to: string | null;
}

interface WeekFacts {
  readonly monday: string;
  readonly days: readonly OwnDay[];
  readonly today: string;
  readonly zone: string;
  readonly clock: OwnClock;
}

/** Monday to Sunday. */
export function ownWeek({ monday, days, today, zone, clock }: WeekFacts): readonly WeekCell[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    return cellOf({ date, day: days.find(({ work_date }) => work_date === date) ?? null, today, zone, clock });
  });
}

interface CellFacts extends Omit<WeekFacts, 'days' | 'monday'> {
  readonly date: string;
  readonly day: OwnDay | null;
}

function cellOf({ date, day, today, zone, clock }: CellFacts): WeekCell {
  const isCurrent = day !== null && day === clock.day && clock.state !== 'out';
  const planned = plannedMinutes(day);
  const worked = isCurrent ? clock.workedMinutes : (day?.figures?.worked_minutes ?? 0);
  const page = date > today ? '/my-schedule' : '/my-timesheets';
  const shared = { day: date, isToday: date === today, worked, planned, to: day && `${page}?day=${date}` };
  if (isCurrent) {
    const text = clock.state === 'break' ? 'On break' : 'Working';
    return {
      ...shared,
      isFree: false,
      text: minutesText(worked),
      badge: { tone: clock.state === 'break' ? 'blue' : 'green', text },
      note: null,
    };
  }
  if (day?.figures && (day.figures.settled || worked > 0)) {
    const { state, late_minutes } = day.figures;
    return {
      ...shared,
      isFree: state === 'restday',
      text: worked > 0 ? minutesText(worked) : '–',
      badge: {
        tone: stateTones[dayLabels[state]],
        text: dayLabels[state],
        ...(state === 'late' && late_minutes > 0 && { amount: minutesText(late_minutes) }),
      },
      note: null,
    };
  }
  if (day !== null && isWorked(day.status))
    return {
      ...shared,
      isFree: false,
      text: clockText(day.starts_at, zone) ?? '–',
      badge: { tone: 'gray', text: 'Scheduled' },
      note: null,
    };
  const note =
    day?.status === 'on_leave'
      ? 'On leave'
      : day?.status === 'holiday'
        ? 'Holiday'
        : day?.status === 'cancelled'
          ? 'Suspended'
          : 'Rest day';
  return { ...shared, isFree: true, text: '–', badge: null, note };
}

function plannedMinutes(day: OwnDay | null): number {
  if (day?.figures) return day.figures.planned_minutes;
  const [from, until] = [instantOf(day?.starts_at ?? ''), instantOf(day?.ends_at ?? '')];
  return from === null || until === null || !isWorked(day?.status ?? null) ? 0 : Math.round((until - from) / 60_000);
}

const daysAhead = 7;

/** The first of the next seven days on which the shift is usually worked but nothing is scheduled. */
export function unscheduledDay(days: readonly OwnDay[], today: string, workDays: readonly number[]): string | null {
  const known = new Set(days.map(({ work_date }) => work_date));
  const ahead = Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1));
  return ahead.find((date) => workDays.includes(weekdayOf(date)) && !known.has(date)) ?? null;
}
