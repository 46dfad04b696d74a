import { type CallInput, Problem } from '@muster/contract';
import { wasWorkedOn } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketStatusCodes as codes } from '@muster/contract/states.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedTicket } from './reached-ticket.ts';
import { insertRating } from './ticket-rating.repository.ts';
import { concludeTicketChange } from './tickets.events.ts';

/** Once, by the person whose ticket it is, after it was closed. @throws Problem not-found, forbidden, conflict */
export async function rateTicket(
  ctx: Ctx,
  { params, body }: CallInput<(typeof ticketWorkCalls)['rate']>,
): Promise<void> {
  const { ticket, mover } = await lockedTicket(ctx, { id: params.id });
  if (mover !== 'requester') throw new Problem('forbidden', 'Only the requester can rate this ticket.');
  if (ticket.status !== codes.closed) throw new Problem('conflict', 'You can rate this ticket after it is closed.');
  if (!wasWorkedOn(ticket.approval_state))
    throw new Problem('conflict', 'This ticket was not approved, so there is nothing to rate.');
  const isFirst = await insertRating(ctx.db, {
    ...{ ticketId: ticket.id, userId: ctx.viewer.userId, score: body.score, comment: body.comment ?? null },
    at: ctx.clock.now().toString(),
  });
  if (!isFirst) throw new Problem('conflict', 'This ticket is rated already.');
  await concludeTicketChange(ctx, ticket, { event: 'tickets.rate', details: { score: body.score }, isPublic: true });
}
