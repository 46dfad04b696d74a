import { z } from 'zod';
import { flag, optionalId, requiredId, requiredText } from '../../fields.ts';
import { placeholderRefusal } from '../../placeholders.rules.ts';
import { cannedReplyPlaceholderLabels } from './canned-reply-placeholders.ts';
import { ticketWorkLimits } from './ticket-work.constants.ts';

export const cannedReplyLabels = {
  name: 'Name',
  body: 'Text',
  ticket_type_id: 'Ticket type',
  is_active: 'Active',
} as const;

export const cannedReplyLimits = { name: 100, body: ticketWorkLimits.body } as const;

const cannedReplyShape = {
  name: requiredText(cannedReplyLabels.name, cannedReplyLimits.name),
  body: requiredText(cannedReplyLabels.body, cannedReplyLimits.body).superRefine((body, context) => {
    const message = placeholderRefusal(body, cannedReplyPlaceholderLabels);
    if (message !== null) context.addIssue({ code: 'custom', message });
  }),
  /** Null: for tickets of every type. */
  ticket_type_id: optionalId(cannedReplyLabels.ticket_type_id),
  is_active: flag(cannedReplyLabels.is_active),
};
export const createCannedReplyBody = z.strictObject(cannedReplyShape);
export const updateCannedReplyBody = z.strictObject({
  id: requiredId('Id'),
  version: z.int().min(1),
  ...cannedReplyShape,
});
