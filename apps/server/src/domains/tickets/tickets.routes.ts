import { ticketsCalls as calls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { bind, bindPrepared } from '../../platform/http/binding.ts';
import { createTicket } from './create-ticket.ts';
import { forwardTicket, noteForwarded } from './forward-ticket.ts';
import { readOpenTickets } from './read-open-tickets.ts';
import { prepareMail, receiveMail } from './receive-mail.ts';

export const ticketsBindings = [
  bindPrepared(calls.create, forwardTicket, (ctx, input, forwarded) =>
    forwarded ? noteForwarded(ctx, forwarded) : createTicket(ctx, input),
  ),
  bindPrepared(calls.receiveMail, prepareMail, receiveMail, {
    everything: 'A mail has no session. The reply is written within the rows of the account that sent it.',
  }),
  bind(calls.open, readOpenTickets),
];
