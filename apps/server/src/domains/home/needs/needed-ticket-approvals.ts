import { mayAccess } from '@muster/contract';
import { ticketApprovalAccess } from '@muster/contract/domains/tickets/ticket-approval.policy.ts';
import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { ticketsToApprove } from '../../tickets/index.ts';
import { ticketApprovalDeadlines } from '../need-deadlines.repository.ts';
import { approvalNeed, rowOf } from './approval-need.ts';
import { idsOf } from './need-source.ts';

export const neededTicketApprovals = approvalNeed({
  kind: 'ticket-approval',
  approval: ticketApproval,
  isFor: (viewer) => mayAccess(ticketApprovalAccess, viewer),
  /** Due at the time that the list of tickets for approval and the ticket show, whenever the approvers are reminded. */
  rowsOf: async (ctx, waiting) => {
    const found = await ticketApprovalDeadlines(
      ctx.db,
      waiting.map(({ id }) => id),
    );
    const deadlines = new Map(found.map(({ id, deadline }) => [id, deadline]));
    return waiting.map((subject) => rowOf([{ ...subject, due: deadlines.get(subject.id) ?? subject.due }]));
  },
  read: async (ctx, rows) => {
    const tickets = await ticketsToApprove(ctx, idsOf(rows));
    return tickets.map((ticket) => ({ id: ticket.id, need: { kind: 'ticket-approval' as const, ticket } }));
  },
});
