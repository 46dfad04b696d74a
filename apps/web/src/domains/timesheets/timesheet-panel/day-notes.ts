import type { ClientDay } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import type { TimesheetDay } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { minutesText } from '../../../platform/format/minutes.ts';

/** Clients get the days without what pay is computed from. */
export type ShownDay = ClientDay & Partial<TimesheetDay>;

/** '12 min late, 1 h overtime pending approval'; empty for an ordinary day. */
export function dayNotes(day: ShownDay): string {
  const waiting = day.waiting_overtime_minutes ?? 0;
  return [
    day.late_minutes > 0 ? `${minutesText(day.late_minutes)} late` : '',
    day.undertime_minutes > 0 ? `${minutesText(day.undertime_minutes)} undertime` : '',
    day.overtime_minutes > 0 ? `${minutesText(day.overtime_minutes)} overtime` : '',
    waiting > 0 ? `${minutesText(waiting)} overtime pending approval` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
