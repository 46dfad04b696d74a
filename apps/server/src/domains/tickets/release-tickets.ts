import { mayBeAssigned } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { type AssignedTicket, lockAssignedTickets, lockTicketsOfEmployee } from './assigned-tickets.repository.ts';
import { notifyNextGroup } from './notices-of-new-tickets.ts';
import { insertTicketChange } from './ticket-history.repository.ts';
import { ticketAgents } from './ticket-people.repository.ts';
import { updateTicket } from './ticket-record.repository.ts';
import { concludeTicketChange } from './tickets.events.ts';

const ticketsAtOnce = 200;

/**
 * Tickets of people who left, or who lost the right to handle them, wait for their group again. Answers the last ticket of the portion, null
 * after the last one.
 */
export async function releaseTickets(ctx: BaseContext, after: number, most = ticketsAtOnce): Promise<number | null> {
  const tickets = await lockAssignedTickets(ctx.db, { after, most });
  await release(ctx, tickets);
  return tickets.at(-1)?.id ?? null;
}

/** Of an employee whose account was disabled. */
export async function releaseTicketsOf(
  ctx: BaseContext,
  { employeeId }: { readonly employeeId: number },
): Promise<void> {
  await release(ctx, await lockTicketsOfEmployee(ctx.db, employeeId));
}

async function release(ctx: BaseContext, tickets: readonly AssignedTicket[]): Promise<void> {
  const ids = [...new Set(tickets.map(({ assignee_user_id: id }) => id))];
  const agents = new Map((await ticketAgents(ctx.db, ids)).map((agent) => [agent.userId, agent]));
  for (const ticket of tickets) {
    const agent = agents.get(ticket.assignee_user_id);
    if (agent === undefined || !mayBeAssigned(agent, ticket)) await releaseOne(ctx, ticket);
  }
}

async function releaseOne(ctx: BaseContext, ticket: AssignedTicket): Promise<void> {
  const { id, assignee, assignee_user_id: beforeUserId } = ticket;
  const version = await updateTicket(ctx.db, id, { assignee_user_id: null });
  const at = ctx.clock.now().toString();
  await insertTicketChange(ctx.db, {
    ticketId: id,
    actorId: null,
    at,
    kind: 'assignee',
    beforeUserId,
    afterUserId: null,
  });
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.assign',
    before: { assignee },
    after: { assignee: null },
    version,
    isPublic: false,
  });
  await notifyNextGroup(ctx, { ...ticket, assignee_user_id: null }, null);
}
