import { ticketsCalls as calls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { createTicket } from './create-ticket.ts';
import { readOpenTickets } from './read-open-tickets.ts';

export const ticketsBindings = [bind(calls.create, createTicket), bind(calls.open, readOpenTickets)];
