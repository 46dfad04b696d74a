import { z } from 'zod';
import { flag, optionalText, requiredChoice, requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { holidayEffects, mostPolicyLines } from './holidays.constants.ts';

export const holidayPolicyLabels = {
  name: 'Name',
  description: 'Description',
  is_client_assignable: 'Choice for clients',
  lines: 'Calendars',
} as const;

export const policyLineLabels = {
  calendar_id: 'Calendar',
  effect: 'Effect',
  from_year: 'First year',
  until_year: 'Last year',
} as const;

const year = (label: string) =>
  z
    .number({ error: say.required(label) })
    .int(say.invalid(label))
    .min(1900, say.invalid(label))
    .max(9999, say.invalid(label));

const policyLine = z
  .strictObject({
    calendar_id: requiredId(policyLineLabels.calendar_id),
    effect: requiredChoice(policyLineLabels.effect, holidayEffects),
    from_year: year(policyLineLabels.from_year),
    until_year: year(policyLineLabels.until_year).nullable(),
  })
  .refine(({ from_year: from, until_year: until }) => until === null || until >= from, {
    path: ['until_year'],
    message: 'The last year is not before the first.',
  });

const holidayPolicyShape = {
  name: requiredText(holidayPolicyLabels.name, 100),
  description: optionalText(holidayPolicyLabels.description, 300),
  is_client_assignable: flag(holidayPolicyLabels.is_client_assignable),
  lines: z.array(policyLine).max(mostPolicyLines),
};
export const createHolidayPolicyBody = z.strictObject(holidayPolicyShape);
export const updateHolidayPolicyBody = z.strictObject({
  id: requiredId('Id'),
  version: z.int().min(1),
  ...holidayPolicyShape,
});
