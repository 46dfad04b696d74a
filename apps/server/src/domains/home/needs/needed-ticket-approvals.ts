import { mayAccess } from '@muster/contract';
import { ticketApprovalAccess } from '@muster/contract/domains/tickets/ticket-approval.policy.ts';
import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { ticketsToApprove } from '../../tickets/index.ts';
import { approvalNeed } from './approval-need.ts';
import { idsOf } from './need-source.ts';

export const neededTicketApprovals = approvalNeed({
  kind: 'ticket-approval',
  approval: ticketApproval,
  isFor: (viewer) => mayAccess(ticketApprovalAccess, viewer),
  read: async (ctx, rows) => {
    const tickets = await ticketsToApprove(ctx, idsOf(rows));
    return tickets.map((ticket) => ({ id: ticket.id, need: { kind: 'ticket-approval' as const, ticket } }));
  },
});
