import { z } from 'zod';
import { requiredId } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';

export const hoursRuleLabels = { weekly_hours: 'Hours a week' } as const;

/** What the contract with a client allows; null: only the law limits the hours. */
export const hoursRule = z.object({ weekly_hours: z.int().nullable() });
export type HoursRule = z.output<typeof hoursRule>;

const label = hoursRuleLabels.weekly_hours;

export const hoursRuleBody = z.strictObject({
  client_id: requiredId('Client'),
  weekly_hours: z
    .number({ error: say.number(label) })
    .int(say.number(label))
    .min(1, say.min(label, 1))
    .max(168, say.max(label, 168))
    .nullable(),
});
