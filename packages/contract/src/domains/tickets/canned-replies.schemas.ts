import { z } from 'zod';
import { optionalText, requiredId, requiredText } from '../../fields.ts';

// FIELDS: labels and limits of the form.
export const cannedReplyLabels = { name: 'Name', description: 'Description' } as const;

const cannedReplyShape = {
  name: requiredText(cannedReplyLabels.name, 100),
  description: optionalText(cannedReplyLabels.description, 300),
};
export const createCannedReplyBody = z.strictObject(cannedReplyShape);
export const updateCannedReplyBody = z.strictObject({
  id: requiredId('Id'),
  version: z.int().min(1),
  ...cannedReplyShape,
});
