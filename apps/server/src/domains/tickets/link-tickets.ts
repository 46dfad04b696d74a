import { type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertHandled, reachedTicket } from './reached-ticket.ts';
import { deleteRelation, insertLink, insertTicketChange } from './ticket-history.repository.ts';
import type { StoredTicket } from './ticket-record.repository.ts';
import { concludeTicketChange } from './tickets.events.ts';

type Calls = typeof ticketWorkCalls;

/** For staff who handle both. @throws Problem not-found, forbidden; invalid-input for the ticket itself; conflict if they are linked */
export async function linkTickets(ctx: Ctx, { params, body }: CallInput<Calls['link']>): Promise<void> {
  const [one, other] = await handledBoth(ctx, params.id, body.ticket_id);
  const at = ctx.clock.now().toString();
  const [from, to] = [Math.min(one.id, other.id), Math.max(one.id, other.id)];
  if (!(await insertLink(ctx.db, { from, to, kind: 'related', at })))
    throw new Problem('conflict', `This ticket is linked to ${ticketNumber(other.id)} already.`);
  await keep(ctx, [one, other], 'linked');
}

/** Only of related tickets: what was merged stays merged. @throws Problem not-found, forbidden */
export async function unlinkTickets(ctx: Ctx, { params, body }: CallInput<Calls['unlink']>): Promise<void> {
  const [one, other] = await handledBoth(ctx, params.id, body.ticket_id);
  if (!(await deleteRelation(ctx.db, one.id, other.id))) throw notFound('link');
  await keep(ctx, [one, other], 'unlinked');
}

/** A ticket out of reach answers like a missing one, also as the other one. */
export async function handledBoth(ctx: Ctx, id: number, otherId: number): Promise<[StoredTicket, StoredTicket]> {
  const one = await reachedTicket(ctx, id);
  assertHandled(one);
  if (otherId === id) throw invalidInput({ ticket_id: ['A ticket cannot be linked to itself.'] });
  const other = await reachedTicket(ctx, otherId);
  if (other.mover !== 'handler') throw notFound('ticket');
  return [one.ticket, other.ticket];
}

async function keep(ctx: Ctx, [one, other]: [StoredTicket, StoredTicket], kind: 'linked' | 'unlinked'): Promise<void> {
  const change = { actorId: ctx.viewer.userId, at: ctx.clock.now().toString(), kind } as const;
  for (const [ticket, linked] of [
    [one, other],
    [other, one],
  ] as const) {
    await insertTicketChange(ctx.db, { ...change, ticketId: ticket.id, otherTicketId: linked.id });
    await concludeTicketChange(ctx, ticket, {
      event: kind === 'linked' ? 'tickets.link' : 'tickets.unlink',
      details: { ticket: ticketNumber(linked.id) },
      isPublic: false,
    });
  }
}
