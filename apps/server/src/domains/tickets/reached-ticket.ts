import { mayAccess, notFound, Problem } from '@muster/contract';
import { ticketApprovalAccess } from '@muster/contract/domains/tickets/ticket-approval.policy.ts';
import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { TicketMover } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import { ticketWorkLabels } from '@muster/contract/domains/tickets/ticket-work.constants.ts';
import { ticketMover } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { ticketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { subjectsWaitingFor } from '../approvals/index.ts';
import { findTicket, lockTicket, type StoredTicket } from './ticket-record.repository.ts';

export type TicketParticipant = Exclude<TicketMover, 'portal'>;

/** A ticket, and as which party the viewer sees it. */
export interface ReachedTicket {
  readonly ticket: StoredTicket;
  readonly mover: TicketParticipant;
}

/** @throws Problem not-found, the same for a missing ticket and one that the viewer does not see */
export async function reachedTicket(ctx: Ctx, id: number): Promise<ReachedTicket> {
  const reached = await seenTicket(ctx, id, false);
  if (!reached) throw notFound('ticket');
  return reached;
}

/** Undefined for a missing ticket and one that the viewer does not see. */
export async function seenTicket(ctx: Ctx, id: number, isLocked: boolean): Promise<ReachedTicket | undefined> {
  const wanted = { id, reach: ticketReach(ctx.viewer) };
  const ticket = await (isLocked ? lockTicket : findTicket)(ctx.db, wanted);
  const mover = ticket ? ticketMover(ctx.viewer, ticket) : null;
  if (ticket && mover) return { ticket, mover };
  return isLocked ? undefined : await askedTicket(ctx, id);
}

/** Who is asked to approve a ticket reads it until the decision, and changes nothing else. */
async function askedTicket(ctx: Ctx, id: number): Promise<ReachedTicket | undefined> {
  if (!mayAccess(ticketApprovalAccess, ctx.viewer)) return undefined;
  const { led, named } = await subjectsWaitingFor(ctx, ticketApproval);
  if (![...led, ...named].includes(id)) return undefined;
  const ticket = await findTicket(ctx.db, { id, reach: { ...ticketReach(ctx.viewer), isAll: true } });
  return ticket && { ticket, mover: 'approver' };
}

/** Locked until the transaction ends. @throws Problem not-found, conflict (409) for another version than the one that was read */
export async function lockedTicket(ctx: Ctx, wanted: WantedRecord): Promise<ReachedTicket> {
  const ticket = await lockedRecord(ctx, ticketSource, wanted);
  const mover = ticketMover(ctx.viewer, ticket);
  if (mover === null) throw notFound('ticket');
  return { ticket, mover };
}

/** @throws Problem forbidden for the other parties of a ticket, who know of it */
export async function handledTicket(ctx: Ctx, wanted: WantedRecord): Promise<StoredTicket> {
  // A version reveals nothing to the other parties about changes that they do not see.
  assertHandled(await reachedTicket(ctx, wanted.id));
  const locked = await lockedTicket(ctx, wanted);
  assertHandled(locked);
  return locked.ticket;
}

/** @throws Problem forbidden */
export function assertHandled({ mover }: ReachedTicket): void {
  if (mover !== 'handler') throw new Problem('forbidden', 'Only the people who handle this ticket can do that.');
}

const ticketSource: RecordSource<StoredTicket> = {
  thing: 'ticket',
  lock: ({ db, viewer }, id) => lockTicket(db, { id, reach: ticketReach(viewer) }),
  logged: ({ id }) => ({ subject: { kind: 'ticket', id } }),
  labels: {
    status: ticketWorkLabels.status,
    priority: ticketWorkLabels.priority,
    group: ticketWorkLabels.group,
    assignee: ticketWorkLabels.assignee,
    details: ticketWorkLabels.details,
  },
  isVisible: ({ viewer }, field, ticket) =>
    field === 'status' || field === 'details' || ticketMover(viewer, ticket) === 'handler',
};
