import { z } from 'zod';
import { optionalText, requiredChoice, requiredDay, requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import {
  leaveClasses,
  leaveColors,
  leaveCountries,
  leaveGenders,
  leaveUnits,
  leaveVisibilities,
  leaveTypeLimits as limits,
} from './leave-types.constants.ts';

export const leaveTypeLabels = {
  name: 'Name',
  code: 'Code',
  paid_percent: 'Paid percentage',
  color: 'Icon',
  unit: 'Unit',
  country: 'Country',
  source: 'Legal source',
  document_after_days: 'Number of days without documents',
  notice_days: 'Notice period in days',
  visibility: 'Visibility',
  client_class: 'Class for clients',
  gender: 'Entitled group',
  tenure_months: 'Service in months',
  blackouts: 'Blackout dates',
} as const;

export const blackoutLabels = { from: 'First day', to: 'Last day', reason: 'Reason' } as const;

function wholeNumber(label: string, most: number) {
  return z
    .int({ error: ({ input }) => (input === undefined || input === null ? say.required(label) : say.number(label)) })
    .min(0, say.min(label, 0))
    .max(most, say.max(label, most));
}

const blackout = z
  .strictObject({
    from: requiredDay(blackoutLabels.from),
    to: requiredDay(blackoutLabels.to),
    reason: requiredText(blackoutLabels.reason, limits.blackoutReason),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day must not be before the first day.' });

/** Without two that share a day. */
const blackouts = z
  .array(blackout)
  .max(limits.blackouts)
  .refine(
    (ranges) =>
      ranges.every(
        (one, index) => !ranges.slice(index + 1).some((other) => one.from <= other.to && other.from <= one.to),
      ),
    'Two blackout dates overlap.',
  );

const leaveTypeShape = {
  name: requiredText(leaveTypeLabels.name, limits.name),
  code: requiredText(leaveTypeLabels.code, limits.code, (typed) => typed.trim().toUpperCase()).refine(
    (code) => code === '' || /^[A-Z0-9][A-Z0-9-]*$/.test(code),
    'The code must contain only letters, digits and hyphens.',
  ),
  paid_percent: wholeNumber(leaveTypeLabels.paid_percent, 100),
  color: requiredChoice(leaveTypeLabels.color, leaveColors),
  unit: requiredChoice(leaveTypeLabels.unit, leaveUnits),
  country: z.enum(leaveCountries).nullable(),
  source: optionalText(leaveTypeLabels.source, limits.source),
  /** A leave longer than this needs a document; 0: every leave, null: none. */
  document_after_days: wholeNumber(leaveTypeLabels.document_after_days, limits.days).nullable(),
  notice_days: wholeNumber(leaveTypeLabels.notice_days, limits.days),
  visibility: requiredChoice(leaveTypeLabels.visibility, leaveVisibilities),
  client_class: requiredChoice(leaveTypeLabels.client_class, leaveClasses),
  gender: z.enum(leaveGenders).nullable(),
  tenure_months: wholeNumber(leaveTypeLabels.tenure_months, limits.tenureMonths),
  blackouts,
};
export const createLeaveTypeBody = z.strictObject(leaveTypeShape);
export type LeaveTypeInput = z.output<typeof createLeaveTypeBody>;
export const updateLeaveTypeBody = z.strictObject({
  id: requiredId('Id'),
  version: z.int().min(1),
  ...leaveTypeShape,
});
