import { ticketStatusCodes as codes } from '@muster/contract/states.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { lockTicketOfLeave } from './leave-ticket.repository.ts';
import { applyMove, statusChange } from './move-ticket.ts';
import { concludeTicketChange, ticketChanged } from './tickets.events.ts';

/** The ticket of a leave request is resolved with its answer, and opens again when the approval is undone. A closed one is final. */
export async function followLeave(ctx: BaseContext, { id: requestId }: { readonly id: number }): Promise<void> {
  const ticket = await lockTicketOfLeave(ctx.db, requestId);
  if (!ticket) return;
  const { id, status, leave_state: state } = ticket;
  const to = state === 'requested' ? codes.open : codes.resolved;
  if (status === codes.closed || status === to) return ctx.announce(ticketChanged, { id, isPublic: true });
  const version = await applyMove(ctx, ticket, { to, actorId: null });
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.change-status',
    ...statusChange(status, to),
    version,
    isPublic: true,
  });
}
