import type { CallAnswer, CallInput } from '@muster/contract';
import type { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { ticketLimits, ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withSubjects } from './ticket-subjects.ts';
import { openTickets } from './tickets.repository.ts';

type Call = (typeof ticketsCalls)['open'];

/** What is open among the tickets that the viewer sees. */
export async function readOpenTickets(ctx: Ctx, { query }: CallInput<Call>): Promise<CallAnswer<Call>> {
  const { db, viewer, clock } = ctx;
  const { data, ...counts } = await openTickets(db, {
    reach: ticketReach(viewer),
    now: clock.now().toString(),
    show: query.show,
    most: ticketLimits.open,
  });
  const shown = ({ leave_request_id: _leave, employee_id: _employee, ...ticket }: (typeof data)[number]) => ({
    ...ticket,
    number: ticketNumber(ticket.id),
  });
  return { data: (await withSubjects(ctx, data)).map(shown), ...counts };
}
