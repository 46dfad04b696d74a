import type { CallAnswer } from '@muster/contract';
import type { ticketListsCalls } from '@muster/contract/domains/tickets/ticket-lists.calls.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import type { TableQuery } from '../../platform/table/table-source.ts';
import { type ListedTicket, type ListedTickets, listTickets } from './ticket-list.repository.ts';
import { withSubjects } from './ticket-subjects.ts';

type Calls = typeof ticketListsCalls;

/** Every ticket that the viewer sees, newest first. */
export function readTickets(ctx: Ctx, { question }: ListInput<Calls['all']>): Promise<CallAnswer<Calls['all']>> {
  return ticketPage(ctx, { which: 'all', reach: ticketReach(ctx.viewer) }, question);
}

/** The viewer's own tickets, or those that they handle or colleagues filed. */
export function readMyTickets(
  ctx: Ctx,
  { query: { view }, question }: ListInput<Calls['mine']>,
): Promise<CallAnswer<Calls['mine']>> {
  // The right to all tickets has a screen of its own; here it would bury what somebody handles.
  return ticketPage(ctx, { which: view, reach: { ...ticketReach(ctx.viewer), isAll: false } }, question);
}

async function ticketPage(ctx: Ctx, asked: Omit<ListedTickets, 'now'>, question: TableQuery) {
  const page = await listTickets(ctx.db, { ...asked, now: ctx.clock.now().toString() }, question);
  const rows = await withSubjects(ctx, page.data);
  const shown = ({ leave_request_id: _leave, employee_id: _employee, ...row }: ListedTicket) => ({
    ...row,
    number: ticketNumber(row.id),
  });
  return { ...page, data: rows.map(shown) };
}
