import { z } from 'zod';
import { requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import {
  candidateLinkDays,
  candidateLinkLabels as labels,
  candidateLinkLimits as limits,
} from './candidate-links.constants.ts';

export const createCandidateLinkBody = z.strictObject({
  /** For whom the link is. Only staff read it. */
  label: requiredText(labels.label, limits.label),
  days: z.literal(candidateLinkDays, { error: say.invalid(labels.days) }),
});
