import { z } from 'zod';

/** A row of the list, and the record that its form shows. */
export const cannedReplyRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  /** With its placeholders. */
  body: z.string(),
  ticket_type_id: z.int().nullable(),
  /** Null: for every type. */
  ticket_type: z.string().nullable(),
  is_active: z.boolean(),
  /** Who changed it last; null: the portal itself. */
  updated_by: z.string().nullable(),
  updated_at: z.string(),
});
export type CannedReplyRow = z.output<typeof cannedReplyRow>;

/** Filled in for one ticket. */
export const offeredReply = z.object({
  id: z.int(),
  name: z.string(),
  body: z.string(),
  /** Labels of what the ticket does not have; the text has them in square brackets. */
  missing: z.array(z.string()),
});
export type OfferedReply = z.output<typeof offeredReply>;
