import { type CallInput, Problem, ticketStatusCodes } from '@muster/contract';
import {
  decisionRefusal,
  ticketApproval,
  ticketApprovalWords as words,
} from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { ticketApprovalsCalls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withdrawApprovals } from '../approvals/index.ts';
import { applyMove } from './move-ticket.ts';
import { lockedTicket } from './reached-ticket.ts';
import { concludeTicketChange } from './tickets.events.ts';

type Withdraw = (typeof ticketApprovalsCalls)['withdraw'];

/** The requester takes back a ticket that waits for approval; it closes. @throws Problem not-found, forbidden, conflict */
export async function withdrawTicket(ctx: Ctx, { body: { id } }: CallInput<Withdraw>): Promise<void> {
  const { ticket, mover } = await lockedTicket(ctx, { id });
  if (mover !== 'requester') throw new Problem('forbidden', 'Only the requester can withdraw this ticket.');
  const refusal = decisionRefusal(ticket.approval_state);
  if (refusal !== null) throw new Problem('conflict', refusal);
  await withdrawApprovals(ctx, { kind: ticketApproval, subjectIds: [id], reason: null });
  const to = ticketStatusCodes.closed;
  const version = await applyMove(ctx, ticket, { to, actorId: ctx.viewer.userId, approval_state: 'withdrawn' });
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.withdraw',
    before: { approval: words.pending },
    after: { approval: words.withdrawn },
    version,
    isPublic: true,
  });
}
