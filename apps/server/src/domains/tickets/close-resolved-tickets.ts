import { autoCloseDays } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketStatusCodes } from '@muster/contract/states.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { applyMove, statusChange } from './move-ticket.ts';
import { notifyOfClosing } from './notices-of-tickets.ts';
import { lockResolvedTickets } from './resolved-tickets.repository.ts';
import { concludeTicketChange } from './tickets.events.ts';

const ticketsAtOnce = 100;

/** Closes tickets that nobody reopened for some days. Answers the last one of the portion, null if none is left. */
export async function closeResolvedTickets(
  ctx: BaseContext,
  after: number,
  most = ticketsAtOnce,
): Promise<number | null> {
  const before = ctx.clock
    .now()
    .subtract({ hours: autoCloseDays * 24 })
    .toString();
  const tickets = await lockResolvedTickets(ctx.db, before, { after, most });
  for (const ticket of tickets) {
    const to = ticketStatusCodes.closed;
    const version = await applyMove(ctx, ticket, { to, actorId: null });
    const change = statusChange(ticket.status, to);
    await concludeTicketChange(ctx, ticket, { event: 'tickets.change-status', ...change, version, isPublic: true });
    await notifyOfClosing(ctx, ticket, null);
  }
  return tickets.at(-1)?.id ?? null;
}
