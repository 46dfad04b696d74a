import { type CallAnswer, type CallInput, mayAccess, notFound, Problem, ticketStatusCodes } from '@muster/contract';
import type { StepOutcome } from '@muster/contract/domains/approvals/approval.rules.ts';
import { followsAllApprovals, ticketApprovalAccess } from '@muster/contract/domains/tickets/ticket-approval.policy.ts';
import {
  decisionRefusal,
  ticketApproval,
  ticketApprovalWords as words,
} from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { ticketApprovalsCalls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { decideApproval, subjectsWaitingFor } from '../approvals/index.ts';
import { applyTicketTimes } from './apply-ticket-times.ts';
import { applyMove } from './move-ticket.ts';
import { notifyOfDecision } from './notices-of-tickets.ts';
import { lockTicket, type StoredTicket, updateTicket } from './ticket-record.repository.ts';
import { concludeTicketChange, ticketWorkable } from './tickets.events.ts';

type Calls = typeof ticketApprovalsCalls;

/**
 * One decision. After the last approval the times of the work begin; a rejected ticket is closed. @throws Problem not-found, forbidden,
 * conflict
 */
export async function decideTicket(ctx: Ctx, { body }: CallInput<Calls['decide']>): Promise<void> {
  const asked = await askedIds(ctx);
  await decideOne(ctx, { ...body, asked });
}

/** Each of them alone, in one order. @throws nothing for those that cannot be approved: they are named with the reason */
export async function approveTickets(
  ctx: Ctx,
  { body }: CallInput<Calls['approveSeveral']>,
): Promise<CallAnswer<Calls['approveSeveral']>> {
  const asked = await askedIds(ctx);
  const refused: CallAnswer<Calls['approveSeveral']>['refused'] = [];
  const ids = [...new Set(body.ids)].toSorted((one, other) => one - other);
  for (const id of ids) {
    try {
      await decideOne(ctx, { id, decision: 'approved', asked });
    } catch (problem) {
      // Every rule refuses before anything is written.
      if (!(problem instanceof Problem)) throw problem;
      refused.push({ id, number: ticketNumber(id), reason: problem.message });
    }
  }
  return { decided: ids.length - refused.length, refused };
}

interface Decision {
  readonly id: number;
  readonly decision: 'approved' | 'refused';
  readonly note?: string | null | undefined;
  /** Tickets that wait for the viewer. */
  readonly asked: readonly number[];
}

async function decideOne(ctx: Ctx, { id, decision, note = null, asked }: Decision): Promise<void> {
  const ticket = await lockedForDecision(ctx, id, asked);
  const refusal = decisionRefusal(ticket.approval_state);
  if (refusal !== null) throw new Problem('conflict', refusal);
  const outcome = await decideApproval(ctx, {
    kind: ticketApproval,
    subject: { id, seen: 1, current: 1 },
    decision,
    comment: note,
  });
  const version = await settle(ctx, ticket, outcome);
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.decide',
    before: { approval: words.pending },
    // The note may repeat what was filed; the history of the approval has it.
    after: { decision: words[decision], approval: words[outcome] },
    ...(version !== null && { version }),
    isPublic: true,
  });
  if (outcome !== 'pending') await notifyOfDecision(ctx, ticket, outcome, note);
  if (outcome === 'approved') await ctx.announce(ticketWorkable, { id });
}

/** What follows from the outcome; the new version of the ticket, if there is one. */
async function settle(ctx: Ctx, ticket: StoredTicket, outcome: StepOutcome): Promise<number | null> {
  if (outcome === 'pending') return null;
  if (outcome === 'refused') {
    const to = ticketStatusCodes.closed;
    return applyMove(ctx, ticket, { to, actorId: ctx.viewer.userId, approval_state: 'refused' });
  }
  const columns = { approval_state: 'approved', approved_at: ctx.clock.now().toString() } as const;
  const version = await updateTicket(ctx.db, ticket.id, columns);
  await applyTicketTimes(ctx, [ticket.id]);
  return version;
}

/** Tickets that wait for the viewer's decision. */
export async function askedIds(ctx: Ctx): Promise<readonly number[]> {
  if (!mayAccess(ticketApprovalAccess, ctx.viewer)) return [];
  const { led, named } = await subjectsWaitingFor(ctx, ticketApproval);
  return [...led, ...named];
}

/** A ticket that neither waits for the viewer nor is open to them answers like a missing one. */
async function lockedForDecision(ctx: Ctx, id: number, asked: readonly number[]): Promise<StoredTicket> {
  const reach = ticketReach(ctx.viewer);
  const isAll = asked.includes(id) || followsAllApprovals(ctx.viewer) || reach.isAll;
  const ticket = await lockTicket(ctx.db, { id, reach: { ...reach, isAll } });
  if (!ticket) throw notFound('ticket');
  return ticket;
}
