import { z } from 'zod';
import { requiredEmail, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';

export const inboundMailLimits = { files: 10, references: 100, text: 1_000_000 } as const;

const labels = { message_id: 'Message id', from: 'From', file_name: 'File name', content: 'Content' } as const;
const otherId = z.string().trim().min(1).max(998);

/** One mail as a relay sends it (docs/inbound-mail.md). */
export const inboundMailBody = z.strictObject({
  /** Of the mail itself, with its angle brackets. */
  message_id: z
    .string()
    .trim()
    .max(998)
    .regex(/^<[^<>\s]+>$/, say.invalid(labels.message_id)),
  in_reply_to: otherId.nullable().default(null),
  /** Oldest first, as in the header. */
  references: z.array(otherId).max(inboundMailLimits.references).default([]),
  /** The address alone. */
  from: requiredEmail(labels.from, 100),
  text: z.string().max(inboundMailLimits.text),
  attachments: z
    .array(
      z.strictObject({
        file_name: requiredText(labels.file_name, 255),
        /** In base64. */
        content: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/, say.invalid(labels.content)),
      }),
    )
    .max(inboundMailLimits.files)
    .default([]),
});
