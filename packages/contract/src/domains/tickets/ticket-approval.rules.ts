import type { StateWord } from '../../state-words.ts';
import type { ApprovalState } from '../approvals/approvals.constants.ts';

/** The kind of approval request, and its policy. */
export const ticketApproval = 'ticket';

/** Null: the ticket needs no approval. */
export type TicketApprovalState = ApprovalState | null;

export const ticketApprovalWords = {
  pending: 'Waiting for approval',
  approved: 'Approved',
  refused: 'Rejected',
  withdrawn: 'Withdrawn',
} as const satisfies Readonly<Record<ApprovalState, StateWord>>;

/** Why nobody moves or merges the ticket; null: it does not wait. */
export const waitRefusal = (state: TicketApprovalState): string | null =>
  state === 'pending' ? 'This ticket waits for approval.' : null;

/** Why the side of the requester no longer changes what it filed; null: it may. Approved is what the approver read. */
export const filedRefusal = (state: TicketApprovalState): string | null =>
  state === null ? null : 'What was sent for approval does not change. Add a reply.';

/** Refused and withdrawn tickets were never worked on. */
export const wasWorkedOn = (state: TicketApprovalState): boolean => state === null || state === 'approved';

/** Why an approval cannot be decided or withdrawn; null: it waits. */
export function decisionRefusal(state: TicketApprovalState): string | null {
  if (state === 'pending') return null;
  return state === null
    ? 'This ticket needs no approval.'
    : `This ticket was ${ticketApprovalWords[state].toLowerCase()} already.`;
}
