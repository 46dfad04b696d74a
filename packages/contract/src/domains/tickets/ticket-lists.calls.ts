import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { digestAnswer, digestParameter } from '../../selection.ts';
import { ticketColumns, ticketRow } from './ticket-list-columns.ts';
import { ticketsScreens } from './tickets.screens.ts';

const answer = z.object({ data: z.array(ticketRow), total: z.int().min(0), ...digestAnswer });
const read = { method: 'GET', section: '2.4', answer, audit: null } as const;

export const ticketListsCalls = {
  /** All tickets of all sides, newest first. */
  all: defineCall({
    ...read,
    name: 'tickets.ticket-table',
    path: '/api/tickets',
    access: ticketsScreens.tickets.access,
    query: listQuery(ticketColumns, digestParameter),
  }),

  /**
   * `own`: filed by the viewer or on their behalf. `others`: what else their rights open, without the right to all tickets: what
   * they or their groups handle, or what colleagues of their company filed.
   */
  mine: defineCall({
    ...read,
    name: 'tickets.my-ticket-table',
    path: '/api/my-tickets',
    access: ticketsScreens.myTickets.access,
    query: listQuery(ticketColumns, { view: z.enum(['own', 'others']).default('own') }),
  }),
};

export const ticketList = defineList({
  name: 'tickets',
  label: 'Tickets',
  columns: ticketColumns,
  call: ticketListsCalls.all,
});

export const myTicketList = defineList({
  name: 'myTickets',
  label: 'My tickets',
  columns: ticketColumns,
  call: ticketListsCalls.mine,
});
