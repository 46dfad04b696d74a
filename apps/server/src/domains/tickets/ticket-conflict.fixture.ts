import type { CallDeclaration } from '@muster/contract';
import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import type { Prepare } from '../../testing/conflict-example.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { createTicket } from '../../testing/factories/tickets.ts';

/** Somebody raises the priority before the viewer sends these. */
const ticketConflict =
  (late: (into: number) => object): Prepare =>
  async ({ portal, hr, other }) => {
    const { id: ticket_type_id } = await createTicketType(portal.db);
    const whose = { ticket_type_id, requester_user_id: other.userId };
    const [{ id }, into] = [await createTicket(portal.db, whose), await createTicket(portal.db, whose)];
    const params = { id };
    const change = () => other.call(calls.prioritize, { params, body: { version: 1, priority: 4 } });
    const body = { version: 1, ...late(into.id) };
    return { viewer: hr, request: { params, body }, change, by: other.name, fields: ['Priority'] };
  };

export const ticketConflicts: readonly (readonly [CallDeclaration, Prepare])[] = [
  [calls.move, ticketConflict(() => ({ status: 4 }))],
  [calls.assign, ticketConflict(() => ({ assignee_user_id: null }))],
  [calls.prioritize, ticketConflict(() => ({ priority: 1 }))],
  [calls.regroup, ticketConflict(() => ({ group: 'it' }))],
  [calls.answer, ticketConflict(() => ({ details: {} }))],
  [calls.merge, ticketConflict((into_ticket_id) => ({ into_ticket_id }))],
];
