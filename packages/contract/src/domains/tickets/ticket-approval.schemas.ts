import { z } from 'zod';
import { optionalText, requiredChoice, requiredId } from '../../fields.ts';

const decision = {
  decision: requiredChoice('Decision', ['approved', 'refused']),
  note: optionalText('Note', 500),
};
interface Decision {
  readonly decision: string;
  readonly note?: string | null | undefined;
}
const isReasoned = ({ decision: made, note }: Decision) => made === 'approved' || !!note;
const unreasoned = { path: ['note'], error: 'Say why the ticket is rejected.' };

export const decideTicketBody = z.strictObject({ id: requiredId('Id'), ...decision }).refine(isReasoned, unreasoned);
/** The link says which ticket. */
export const decideByLinkBody = z.strictObject(decision).refine(isReasoned, unreasoned);

/** Rejecting takes a reason for each ticket, so several can only be approved. */
export const approveTicketsBody = z.strictObject({ ids: z.array(requiredId('Ticket')).min(1).max(50) });

export const withdrawTicketBody = z.strictObject({ id: requiredId('Id') });
