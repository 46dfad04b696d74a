import { invalidInput, Problem } from '@muster/contract';
import { isSamePerson } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketStatusCodes as codes } from '@muster/contract/states.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { Party } from './filed-party.ts';
import { reachedTicket } from './reached-ticket.ts';
import { insertLinkOfNew } from './ticket-history.repository.ts';
import { ticketChanged } from './tickets.events.ts';

/**
 * Checks that a new ticket may continue another one. @throws Problem not-found; conflict for one that is not closed;
 * invalid-input for one of somebody else
 */
export async function assertContinues(ctx: Ctx, id: number, { side, employeeId }: Party): Promise<void> {
  const { ticket } = await reachedTicket(ctx, id);
  const person = { side, employee_id: employeeId, requester_user_id: ctx.viewer.userId };
  if (!isSamePerson(ticket, person))
    throw invalidInput({ continues_ticket_id: [`${ticketNumber(id)} is a ticket of someone else.`] });
  if (ticket.status !== codes.closed)
    throw new Problem('conflict', `${ticketNumber(id)} is not closed. Reply to it instead.`);
}

/** Both tickets show each other. */
export async function storeContinuation(ctx: Ctx, id: number, continuedId: number): Promise<void> {
  const at = ctx.clock.now().toString();
  await insertLinkOfNew(ctx.db, { from: id, to: continuedId, kind: 'continues', at });
  await ctx.announce(ticketChanged, { id: continuedId, isPublic: true });
}
