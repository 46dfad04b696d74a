import { z } from 'zod';
import { requiredDay, requiredId, requiredText } from '../../fields.ts';
import { centsFrom } from '../../money.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { leaveAdjustmentLabels as labels, mostAdjustedDays, mostReasonCharacters } from './leave-balances.constants.ts';

/** Days with up to two decimals, with a sign, as hundredths of a day. */
const adjustedDays = z
  .union([z.string().trim().max(20), z.number()], {
    error: ({ input }) => (input === null || input === undefined ? say.required(labels.days) : say.number(labels.days)),
  })
  .transform((typed, context) => {
    const hundredths = typed === '' ? null : centsFrom(typed);
    const problem = problemOf(typed, hundredths);
    if (hundredths !== null && problem === null) return hundredths;
    context.addIssue({ code: 'custom', message: problem ?? say.number(labels.days) });
    return z.NEVER;
  });

function problemOf(typed: string | number, hundredths: number | null): string | null {
  if (typed === '') return say.required(labels.days);
  if (hundredths === null) return say.number(labels.days);
  if (hundredths === 0) return 'The number of days must not be 0.';
  if (hundredths > mostAdjustedDays * 100) return say.max(labels.days, mostAdjustedDays);
  return hundredths < -mostAdjustedDays * 100 ? say.min(labels.days, -mostAdjustedDays) : null;
}

export const adjustLeaveBody = z.strictObject({
  employee_id: requiredId(labels.employee_id),
  leave_type_id: requiredId(labels.leave_type_id),
  days: adjustedDays,
  effective_on: requiredDay(labels.effective_on),
  reason: requiredText(labels.reason, mostReasonCharacters),
});
