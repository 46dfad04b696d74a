import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketsNotifications as types } from '@muster/contract/domains/tickets/tickets-notifications.ts';
import type { CallServices } from '../../platform/http/call-services.ts';
import { notifyUsers } from '../notifications/index.ts';
import { takeDueTickets } from './due-tickets.repository.ts';
import { handlersInCharge } from './handlers-in-charge.ts';
import { ticketAgents } from './ticket-people.repository.ts';

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
          userIds: handlersInCharge(ticket, agents),
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
