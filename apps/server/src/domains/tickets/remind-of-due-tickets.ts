import { ticketMover } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketsNotifications as types } from '@muster/contract/domains/tickets/tickets-notifications.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { notifyUsers } from '../notifications/index.ts';
import { type DueTicket, takeDueTickets } from './due-tickets.repository.ts';
import { type TicketAgent, ticketAgents } from './ticket-people.repository.ts';

const ticketsAtOnce = 100;

/**
 * Reminds the assignee, or the group while nobody is assigned, before a ticket is due and when it is overdue: each once for a
 * due time, however often and however late this runs. True if there may be more to do.
 */
export async function remindOfDueTickets(
  { databases, clock }: Pick<CallServices, 'databases' | 'clock'>,
  most = ticketsAtOnce,
): Promise<boolean> {
  return databases.system.transaction().execute(async (db) => {
    const due = await takeDueTickets(db, clock.now().toString(), most);
    if (due.length === 0) return false;
    const agents = await ticketAgents(db);
    for (const ticket of due) {
      await notifyUsers(
        { db, clock },
        {
          userIds: handlersOf(ticket, agents),
          type: ticket.is_overdue ? types.overdue : types.dueSoon,
          values: { ticket: ticketNumber(ticket.id) },
          path: `/ticket-details/${ticket.id}`,
          key: `ticket:${ticket.id}:${ticket.due_at}`,
        },
      );
    }
    return due.length === most;
  });
}

/** Only those who still handle it by their rights. An assignee who does not is no reason that nobody is reminded. */
function handlersOf(ticket: DueTicket, agents: readonly TicketAgent[]): number[] {
  const handlers = agents.filter((agent) => ticketMover(agent, ticket) === 'handler');
  const assignee = handlers.filter(({ userId }) => userId === ticket.assignee_user_id);
  const group = handlers.filter(({ roles }) => roles.some((role) => role === ticket.group_role));
  return (assignee.length > 0 ? assignee : group).map(({ userId }) => userId);
}
