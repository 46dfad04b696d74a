import type { CallAnswer } from '@muster/contract';
import type { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { ticketLimits, ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { openTickets } from './tickets.repository.ts';

/** What is open among the tickets that the viewer sees. */
export async function readOpenTickets({ db, viewer, clock }: Ctx): Promise<CallAnswer<(typeof ticketsCalls)['open']>> {
  const { data, total, overdue } = await openTickets(db, {
    reach: ticketReach(viewer),
    now: clock.now().toString(),
    most: ticketLimits.open,
  });
  return { data: data.map((ticket) => ({ ...ticket, number: ticketNumber(ticket.id) })), total, overdue };
}
