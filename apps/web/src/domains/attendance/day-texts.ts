import type { DayAdjustment, DayFigures, DayRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { formatDay } from '../../platform/format/dates.ts';
import { changeText, minutesText } from '../../platform/format/minutes.ts';

type Figures = Omit<DayFigures, 'waiting_overtime_minutes'> & Pick<DayRow, 'waiting_overtime_minutes'>;

/** What is unusual about a day: '12 min late, 30 min overtime, 4 h on a holiday'. */
export function remarksOf(figures: Figures): string {
  const parts = [
    ['late', figures.late_minutes],
    ['undertime', figures.undertime_minutes],
    ['overtime', figures.overtime_minutes],
    ['overtime pending approval', figures.waiting_overtime_minutes ?? 0],
    ['on a holiday', figures.holiday_minutes],
  ] as const;
  return parts.flatMap(([word, minutes]) => (minutes > 0 ? [`${minutesText(minutes)} ${word}`] : [])).join(', ');
}

/** Before clocking in on a day of leave. */
export const onLeaveText = 'You are on leave today. If you clock in, HR has to cancel the leave of this day.';

/** What counts in a later period about a locked day: 'Adjusted on Apr 1: 45 min more.' */
export function adjustmentText({ booked_on, is_settled, ...adjustment }: DayAdjustment): string {
  if (adjustment.is_leave_worked)
    return 'Worked on leave. Cancel the leave of this day or remove the times, so that it can count.';
  if (!is_settled) return 'A later punch has no clock-out. Correct the times, so that it can count.';
  const { worked_minutes: minutes, waiting_overtime_minutes: waiting } = adjustment;
  if (minutes === 0 && waiting > 0) return `${minutesText(waiting)} overtime waits for approval.`;
  const change = minutes === 0 ? 'the same minutes, counted differently' : changeText(minutes);
  return `Adjusted on ${formatDay(booked_on)}: ${change}.`;
}
