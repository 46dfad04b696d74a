import { z } from 'zod';
import {
  flag,
  missingOr,
  optionalAmount,
  optionalText,
  requiredAmount,
  requiredChoice,
  requiredDay,
  requiredId,
  requiredText,
} from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { leaveAccruals, leaveRoundings, leavePolicyLimits as limits } from './leave-policies.constants.ts';

export const leavePolicyLabels = {
  name: 'Name',
  description: 'Description',
  is_client_assignable: 'Choice for clients',
  first_day: 'First day',
  lines: 'Leave types',
} as const;

export const leaveLineLabels = {
  leave_type_id: 'Leave type',
  accrual: 'Time of credit',
  yearly_credits: 'Number of days a year',
  rounding: 'Rounding',
  prorates_joining: 'Proration from the start date',
  prorates_leaving: 'Proration until the last day',
  waiting_months: 'Waiting time in months',
  cap_credits: 'Highest balance',
  carry_credits: 'Carry-over to the next year',
  carry_months: 'Carry-over time in months',
  negative_credits: 'Negative limit',
  steps: 'Amount by years of service',
} as const;

export const leaveStepLabels = { after_years: 'Service in years', credits: 'Number of days a year' } as const;

const bounds = { least: 0, most: limits.days } as const;

const wholeNumber = (label: string, least: number, most: number) =>
  z
    .int({ error: ({ input }) => (input === undefined || input === null ? say.required(label) : say.number(label)) })
    .min(least, say.min(label, least))
    .max(most, say.max(label, most));

const step = z.strictObject({
  after_years: wholeNumber(leaveStepLabels.after_years, 1, limits.serviceYears),
  credits: requiredAmount(leaveStepLabels.credits, bounds),
});

const steps = z
  .array(step)
  .max(limits.steps)
  .refine(
    (all) => new Set(all.map(({ after_years }) => after_years)).size === all.length,
    'Two amounts begin after the same years.',
  );

/** As text: a number could be one of the answer, which counts hundredths of a day. */
const typedDays = (label: string) =>
  z.union([z.string(), z.number()], { error: missingOr(label, say.number(label)) }).superRefine((typed, context) => {
    if (typeof typed === 'number')
      context.addIssue({ code: 'custom', message: `${label} must be a text with the days, such as "7.5".` });
  });

/** Amounts are hundredths of a day. Null: no limit. */
const policyLine = z.strictObject({
  leave_type_id: requiredId(leaveLineLabels.leave_type_id),
  accrual: requiredChoice(leaveLineLabels.accrual, leaveAccruals),
  yearly_credits: typedDays(leaveLineLabels.yearly_credits).pipe(
    requiredAmount(leaveLineLabels.yearly_credits, bounds),
  ),
  rounding: requiredChoice(leaveLineLabels.rounding, leaveRoundings),
  prorates_joining: flag(leaveLineLabels.prorates_joining),
  prorates_leaving: flag(leaveLineLabels.prorates_leaving),
  waiting_months: wholeNumber(leaveLineLabels.waiting_months, 0, limits.waitingMonths),
  cap_credits: typedDays(leaveLineLabels.cap_credits)
    .nullable()
    .optional()
    .pipe(optionalAmount(leaveLineLabels.cap_credits, bounds)),
  carry_credits: typedDays(leaveLineLabels.carry_credits)
    .nullable()
    .optional()
    .pipe(optionalAmount(leaveLineLabels.carry_credits, bounds)),
  carry_months: wholeNumber(leaveLineLabels.carry_months, 1, limits.carryMonths).nullable(),
  negative_credits: typedDays(leaveLineLabels.negative_credits).pipe(
    requiredAmount(leaveLineLabels.negative_credits, bounds),
  ),
  steps,
});
export type LeavePolicyLineInput = z.output<typeof policyLine>;

const lines = z
  .array(policyLine)
  .max(limits.lines)
  .refine(
    (all) => new Set(all.map(({ leave_type_id }) => leave_type_id)).size === all.length,
    'A leave type is named twice.',
  );

const leavePolicyShape = {
  name: requiredText(leavePolicyLabels.name, limits.name),
  description: optionalText(leavePolicyLabels.description, limits.description),
  is_client_assignable: flag(leavePolicyLabels.is_client_assignable),
  /** From this day on the lines count. Those of an earlier version count until the day before. */
  first_day: requiredDay(leavePolicyLabels.first_day),
  lines,
};
export const createLeavePolicyBody = z.strictObject(leavePolicyShape);
export type LeavePolicyInput = z.output<typeof createLeavePolicyBody>;
export const updateLeavePolicyBody = z.strictObject({
  id: requiredId('Id'),
  version: z.int().min(1),
  ...leavePolicyShape,
});
export const previewLeavePolicyBody = z.strictObject({
  id: requiredId('Id'),
  first_day: leavePolicyShape.first_day,
  lines,
});
/** An employee who gets a policy from a day on. */
export const previewLeaveAssignmentBody = z.strictObject({
  employee_id: requiredId('Employee'),
  policy_id: requiredId('Policy'),
  effective_from: requiredDay('Start date'),
});
export const removeLeavePolicyVersionBody = z.strictObject({
  id: requiredId('Id'),
  version: z.int().min(1),
  first_day: leavePolicyShape.first_day,
});
