import { mayAccess } from '@muster/contract';
import { ticketApprovalAccess } from '@muster/contract/domains/tickets/ticket-approval.policy.ts';
import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { dueApprovals, ticketsToApprove } from '../../tickets/index.ts';
import { approvalNeed, rowOf } from './approval-need.ts';
import { idsOf } from './need-source.ts';

export const neededTicketApprovals = approvalNeed({
  kind: 'ticket-approval',
  approval: ticketApproval,
  isFor: (viewer) => mayAccess(ticketApprovalAccess, viewer),
  /** Due at the time that the list of tickets for approval and the ticket show, whenever the approvers are reminded. */
  rowsOf: async (ctx, waiting) => {
    const due = await dueApprovals(
      ctx,
      waiting.map(({ id }) => id),
    );
    return waiting.map((subject) => rowOf([{ ...subject, due: due.get(subject.id) ?? subject.due }]));
  },
  read: async (ctx, rows) => {
    const tickets = await ticketsToApprove(ctx, idsOf(rows));
    return tickets.map((ticket) => ({ id: ticket.id, need: { kind: 'ticket-approval' as const, ticket } }));
  },
});
