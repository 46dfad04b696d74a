import { z } from 'zod';
import { optionalText, requiredId } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import {
  applicationStages,
  clientDecisions,
  applicationLabels as labels,
  applicationLimits as limits,
  rejectionReasons,
} from './applications.constants.ts';

export const createApplicationBody = z.strictObject({
  position_id: requiredId(labels.position_id),
  candidate_id: requiredId(labels.candidate_id),
});

export const moveApplicationBody = z
  .strictObject({
    version: z.int().min(1),
    stage: z.enum(applicationStages),
    /** Required to reject, and for nothing else. */
    rejection: z
      .union([z.literal(''), z.enum(rejectionReasons)], { error: say.invalid(labels.rejection) })
      .nullable()
      .transform((reason) => (reason === '' ? null : reason))
      .optional(),
    /** For staff alone. */
    note: optionalText(labels.note, limits.note),
  })
  .superRefine(({ stage, rejection }, context) => {
    const report = (message: string) => context.addIssue({ code: 'custom', path: ['rejection'], message });
    if (stage === 'rejected' && rejection == null) report(say.required(labels.rejection));
    if (stage !== 'rejected' && rejection != null) report(say.invalid(labels.rejection));
  });

/** Each with the version that the viewer saw. */
export const presentApplicationsBody = z.strictObject({
  applications: z
    .array(z.strictObject({ id: requiredId(labels.application), version: z.int().min(1) }))
    .min(1)
    .max(limits.presented)
    .refine((given) => new Set(given.map(({ id }) => id)).size === given.length, say.invalid(labels.application)),
});

export const decideApplicationBody = z
  .strictObject({
    version: z.int().min(1),
    decision: z.enum(clientDecisions),
    /** Required to reject, and for nothing else. Staff read it. */
    reason: optionalText(labels.reason, limits.reason),
  })
  .superRefine(({ decision, reason }, context) => {
    const report = (message: string) => context.addIssue({ code: 'custom', path: ['reason'], message });
    if (decision === 'rejected' && reason == null) report(say.required(labels.reason));
    if (decision !== 'rejected' && reason != null) report(say.invalid(labels.reason));
  });
