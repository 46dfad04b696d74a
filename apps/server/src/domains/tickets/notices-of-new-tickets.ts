import { isTicketActive } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import type { TicketFacts } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketsNotifications as types } from '@muster/contract/domains/tickets/tickets-notifications.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { notifyUsers } from '../notifications/index.ts';
import { workableTicket } from './due-tickets.repository.ts';
import { handlersInCharge } from './handlers-in-charge.ts';
import { requestingUsers, ticketAgents } from './ticket-people.repository.ts';
import { readersOf } from './ticket-people.ts';
import type { StoredTicket } from './ticket-record.repository.ts';

/** Once for each ticket, and not the person whose ticket it is. Nobody is notified of what was settled meanwhile. */
export async function notifyOfNewTicket(ctx: BaseContext, { id }: { readonly id: number }): Promise<void> {
  const ticket = await workableTicket(ctx.db, id);
  if (!ticket) return;
  const own = new Set((await requestingUsers(ctx.db, id)).map((user) => user.id));
  const handlers = handlersInCharge(ticket, await ticketAgents(ctx.db));
  await notifyUsers(ctx, {
    userIds: handlers.filter((userId) => !own.has(userId)),
    type: types.filed,
    values: { ticket: ticketNumber(id) },
    path: `/ticket-details/${id}`,
    key: `ticket:${id}:filed`,
  });
}

type PassedTicket = TicketFacts & Pick<StoredTicket, 'id' | 'status' | 'approval_state'>;

/** The group that a ticket waits for now, without who passed it on. What waits for an approval or is resolved needs no one yet. */
export async function notifyNextGroup(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  ticket: PassedTicket,
  actorId: number | null,
): Promise<void> {
  const { id, status, approval_state: approval } = ticket;
  if (ticket.assignee_user_id !== null || !isTicketActive(status) || approval === 'pending') return;
  const handlers = handlersInCharge(ticket, await readersOf(ctx, ticket));
  await notifyUsers(ctx, {
    userIds: handlers.filter((userId) => userId !== actorId),
    type: types.passedOn,
    values: { ticket: ticketNumber(id) },
    path: `/ticket-details/${id}`,
  });
}
