import { z } from 'zod';

/** A row of the list, and the record that its form shows. */
export const cannedReplyRow = z.object({
  id: z.int(),
  version: z.int(),
  // FIELDS: what people see.
  name: z.string(),
  description: z.string().nullable(),
  updated_at: z.string(),
});
export type CannedReplyRow = z.output<typeof cannedReplyRow>;
