import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import type { OwnTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';

interface AbsenceFacts {
  readonly days: readonly OwnDay[];
  readonly sheets: readonly OwnTimesheet[];
  readonly leave: readonly LeaveRequest[];
}

/** Days absent that the employee can still explain: not asked about yet, and in no submitted timesheet. */
export function openAbsences({ days, sheets, leave }: AbsenceFacts): readonly OwnDay[] {
  const isSubmitted = (day: string) =>
    sheets.some(({ state, first_day, last_day }) => state !== 'open' && first_day <= day && day <= last_day);
  const isRequested = (day: string) =>
    leave.some(({ state, first_day, last_day }) => state === 'requested' && first_day <= day && day <= last_day);
  return days.filter(
    ({ work_date: day, figures, locked, abilities }) =>
      figures?.settled === true &&
      figures.state === 'absent' &&
      locked === null &&
      abilities.correct &&
      !isSubmitted(day) &&
      !isRequested(day),
  );
}
