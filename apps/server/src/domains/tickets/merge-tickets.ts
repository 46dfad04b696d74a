import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import { waitRefusal } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { closedTicketText, leaveMoveRefusal } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { isSamePerson } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketStatusCodes as codes } from '@muster/contract/states.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { handledBoth } from './link-tickets.ts';
import { applyMove, statusChange } from './move-ticket.ts';
import { notifyOfMerge } from './notices-of-tickets.ts';
import { handledTicket } from './reached-ticket.ts';
import { deleteRelation, insertLink, insertTicketChange } from './ticket-history.repository.ts';
import { moveFollowers } from './ticket-people.repository.ts';
import { lockTickets } from './ticket-record.repository.ts';
import { concludeTicketChange } from './tickets.events.ts';

type Merge = (typeof ticketWorkCalls)['merge'];

/**
 * Closes a ticket in favor of another one of the same person, which shows the replies of both. Nothing is copied. @throws
 * Problem not-found, forbidden; conflict for another version, a closed ticket, and tickets of two people
 */
export async function mergeTickets(ctx: Ctx, { params, body }: CallInput<Merge>): Promise<CallAnswer<Merge>> {
  const { into_ticket_id: intoId } = body;
  if (intoId === params.id) throw invalidInput({ into_ticket_id: ['A ticket cannot be merged into itself.'] });
  await handledBoth(ctx, params.id, intoId);
  await lockTickets(ctx.db, [params.id, intoId]);
  const ticket = await handledTicket(ctx, { id: params.id, version: body.version });
  const into = await handledTicket(ctx, { id: intoId });
  if (ticket.status === codes.closed) throw new Problem('conflict', closedTicketText);
  const waiting =
    waitRefusal(ticket.approval_state) ??
    leaveMoveRefusal(ticket.leave_request_id !== null, ticket.status, codes.closed);
  if (waiting !== null) throw new Problem('conflict', waiting);
  if (into.status === codes.closed)
    throw new Problem('conflict', `${ticketNumber(into.id)} is closed. Merge into an open ticket.`);
  if (!isSamePerson(ticket, into))
    throw new Problem('conflict', 'Only tickets of the same person can be merged. Link them instead.');
  const at = ctx.clock.now().toString();
  await deleteRelation(ctx.db, ticket.id, into.id);
  if (!(await insertLink(ctx.db, { from: ticket.id, to: into.id, kind: 'merged_into', at })))
    throw new Problem('conflict', `This ticket is linked to ${ticketNumber(into.id)} already.`);
  await moveFollowers(ctx.db, ticket.id, into.id);
  const change = { actorId: ctx.viewer.userId, at, kind: 'merged' } as const;
  await insertTicketChange(ctx.db, { ...change, ticketId: ticket.id, otherTicketId: into.id });
  await insertTicketChange(ctx.db, { ...change, ticketId: into.id, otherTicketId: ticket.id });
  const version = await applyMove(ctx, ticket, { to: codes.closed, actorId: ctx.viewer.userId });
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.merge',
    ...statusChange(ticket.status, codes.closed),
    version,
    details: { into: ticketNumber(into.id) },
    isPublic: true,
  });
  await concludeTicketChange(ctx, into, {
    event: 'tickets.merge',
    details: { from: ticketNumber(ticket.id) },
    isPublic: true,
  });
  await notifyOfMerge(ctx, ticket, into.id);
  return { version };
}
