import { z } from 'zod';
import { optionalText, requiredChoice, requiredId } from '../../fields.ts';

export const decideTicketBody = z
  .strictObject({
    id: requiredId('Id'),
    decision: requiredChoice('Decision', ['approved', 'refused']),
    note: optionalText('Note', 500),
  })
  .refine(({ decision, note }) => decision === 'approved' || !!note, {
    path: ['note'],
    error: 'Say why the ticket is rejected.',
  });

/** Rejecting takes a reason for each ticket, so several can only be approved. */
export const approveTicketsBody = z.strictObject({ ids: z.array(requiredId('Ticket')).min(1).max(50) });

export const withdrawTicketBody = z.strictObject({ id: requiredId('Id') });
