import { z } from 'zod';
import { optionalId, requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { mostRotationWeeks, rotationLabels } from './rotations.constants.ts';

const rotationDay = z.strictObject({
  week: z.int().min(1).max(mostRotationWeeks),
  weekday: z.int().min(1).max(7),
  shift_id: requiredId('Shift'),
});

const rotationFields = {
  name: requiredText(rotationLabels.name, 100),
  client_id: optionalId(rotationLabels.client_id),
  weeks: z
    .number({ error: say.number(rotationLabels.weeks) })
    .int(say.number(rotationLabels.weeks))
    .min(1, say.min(rotationLabels.weeks, 1))
    .max(mostRotationWeeks, say.max(rotationLabels.weeks, mostRotationWeeks)),
  /** The worked days; the others are days off. */
  days: z
    .array(rotationDay, { error: say.invalid(rotationLabels.days) })
    .min(1, 'At least one day must be worked.')
    .max(mostRotationWeeks * 7)
    .refine(
      (days) => new Set(days.map(({ week, weekday }) => `${week} ${weekday}`)).size === days.length,
      say.invalid(rotationLabels.days),
    ),
};

export const createRotationBody = z.strictObject(rotationFields);
export type RotationInput = z.output<typeof createRotationBody>;

export const updateRotationBody = z.strictObject({ ...rotationFields, version: z.int() });
