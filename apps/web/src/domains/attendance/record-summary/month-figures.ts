import { leaveDayMinutes } from '@muster/contract/constants.ts';
import type { DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { addDays } from '@muster/contract/plain-day.ts';

export interface MonthFigures {
  readonly worked: number;
  readonly planned: number;
  /** Days with a shift that was worked, and those of them without late minutes or undertime. */
  readonly attended: number;
  readonly onTime: number;
  readonly late: number;
  readonly undertime: number;
  readonly absent: number;
  readonly onLeave: number;
  readonly overtime: number;
}

/** Figures of the days of a month; minutes, and counts of days. */
export function figuresOf(days: readonly DayRow[]): MonthFigures {
  const sum = (of: (day: DayRow) => number) => days.reduce((total, day) => total + of(day), 0);
  const count = (is: (day: DayRow) => boolean) => days.filter(is).length;
  const isAttended = ({ planned_minutes, worked_minutes }: DayRow) => planned_minutes > 0 && worked_minutes > 0;
  return {
    worked: sum(({ worked_minutes }) => worked_minutes),
    planned: sum(({ planned_minutes }) => planned_minutes),
    attended: count(isAttended),
    onTime: count((day) => isAttended(day) && day.late_minutes === 0 && day.undertime_minutes === 0),
    late: sum(({ late_minutes }) => late_minutes),
    undertime: sum(({ undertime_minutes }) => undertime_minutes),
    absent: sum((day) => (day.state === 'absent' ? 1 - leaveShare(day) : 0)),
    onLeave: sum((day) => (day.state === 'on_leave' ? 1 : leaveShare(day))),
    overtime: sum(({ overtime_minutes }) => overtime_minutes),
  };
}

/** In hundredths of a day, as timesheets count leave of a part of a day. */
const leaveShare = ({ part_leave_minutes }: DayRow): number =>
  Math.round((100 * part_leave_minutes) / leaveDayMinutes) / 100;

export type BarKind = 'worked' | 'short' | 'leave' | 'holiday' | 'absent' | 'none';

export interface DayBar {
  readonly day: string;
  readonly kind: BarKind;
  /** Share of the full height, which is nine hours: 0 to 1. */
  readonly share: number;
  readonly row: DayRow | null;
}

const fullMinutes = 9 * 60;

/** One bar for each day of a month (YYYY-MM), in order. */
export function barsOf(month: string, days: readonly DayRow[]): readonly DayBar[] {
  const rows = new Map(days.map((row) => [row.work_date, row]));
  return daysOf(month).map((day) => {
    const row = rows.get(day) ?? null;
    return { day, row, ...lookOf(row) };
  });
}

export function daysOf(month: string): readonly string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

function lookOf(row: DayRow | null): Pick<DayBar, 'kind' | 'share'> {
  if (row === null || row.state === 'restday') return worked(row, 'none');
  if (row.state === 'on_leave') return { kind: 'leave', share: 8 / 9 };
  if (row.state === 'holiday') return worked(row, 'holiday');
  if (row.state === 'absent') return { kind: 'absent', share: 0 };
  return worked(row, 'none');
}

function worked(row: DayRow | null, otherwise: BarKind): Pick<DayBar, 'kind' | 'share'> {
  if (row === null || row.worked_minutes === 0)
    return { kind: row?.state === 'conflict' ? 'short' : otherwise, share: otherwise === 'holiday' ? 8 / 9 : 0 };
  const isShort = ['late', 'undertime', 'conflict', 'worked_leave'].includes(row.state);
  return { kind: isShort ? 'short' : 'worked', share: Math.min(1, row.worked_minutes / fullMinutes) };
}
