import { ticketsCalls as calls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { bind, bindPrepared } from '../../platform/http/binding.ts';
import { createTicket } from './create-ticket.ts';
import { forwardTicket, noteForwarded } from './forward-ticket.ts';
import { readOpenTickets } from './read-open-tickets.ts';

export const ticketsBindings = [
  bindPrepared(calls.create, forwardTicket, (ctx, input, forwarded) =>
    forwarded ? noteForwarded(ctx, forwarded) : createTicket(ctx, input),
  ),
  bind(calls.open, readOpenTickets),
];
