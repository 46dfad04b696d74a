import { z } from 'zod';
import { ticketToApprove } from '../tickets/ticket-approval-columns.ts';
import { answeredField } from '../tickets/ticket-record.ts';
import { openTicket } from '../tickets/tickets.calls.ts';

/** A ticket to answer: of the viewer, or of nobody in a group of theirs. */
export const ticketNeed = z.object({
  kind: z.literal('ticket'),
  ticket: openTicket
    .pick({
      id: true,
      number: true,
      subject: true,
      type: true,
      priority: true,
      requester: true,
      client: true,
      group: true,
    })
    .extend({
      version: z.int(),
      /** The viewer, who can take it; null for a ticket that is theirs. */
      taker_user_id: z.int().nullable(),
    }),
});

/** A ticket to approve, with what its approver reads of the form. */
export const ticketApprovalNeed = z.object({
  kind: z.literal('ticket-approval'),
  ticket: ticketToApprove
    .pick({
      id: true,
      number: true,
      subject: true,
      type: true,
      priority: true,
      requester: true,
      employee: true,
      client: true,
    })
    .extend({ answers: z.array(answeredField.pick({ key: true, label: true, kind: true, value: true, text: true })) }),
});
