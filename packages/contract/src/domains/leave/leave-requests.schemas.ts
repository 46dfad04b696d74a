import { z } from 'zod';
import { optionalId, optionalText, requiredChoice, requiredDay, requiredId, requiredText } from '../../fields.ts';
import { daysBetween } from '../../plain-day.ts';
import { leaveRequestLabels as labels, mostLeaveDays, mostLeaveReasonCharacters } from './leave-requests.constants.ts';

/** Without an employee: for the viewer. */
export const requestLeaveBody = z
  .strictObject({
    employee_id: optionalId(labels.employee_id).optional(),
    leave_type_id: requiredId(labels.leave_type_id),
    first_day: requiredDay(labels.first_day),
    last_day: requiredDay(labels.last_day),
    reason: requiredText(labels.reason, mostLeaveReasonCharacters),
  })
  .refine(isForward, { path: ['last_day'], error: 'The last day must not be before the first day.' })
  .refine(isShort, { path: ['last_day'], error: 'One request covers at most a year.' });

interface Range {
  readonly first_day: string;
  readonly last_day: string;
}

function isForward({ first_day, last_day }: Range): boolean {
  return first_day <= last_day;
}

function isShort({ first_day, last_day }: Range): boolean {
  return daysBetween(first_day, last_day) < mostLeaveDays;
}

export const decideLeaveBody = z
  .strictObject({
    id: requiredId('Id'),
    decision: requiredChoice('Decision', ['approved', 'refused']),
    note: optionalText(labels.note, 500),
  })
  .refine(({ decision, note }) => decision === 'approved' || !!note, {
    path: ['note'],
    error: 'Say why the leave is rejected.',
  });

/** Without days: all that can be given back. */
export const cancelLeaveBody = z.strictObject({
  id: requiredId('Id'),
  days: z.array(requiredDay(labels.days)).min(1).max(mostLeaveDays).optional(),
});
