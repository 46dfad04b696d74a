// Generated from the contract: npm run documents
import type { myTicketList, ticketList, ticketListsCalls } from '@muster/contract/domains/tickets/ticket-lists.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const ticketListsEndpoints: EndpointsOf<typeof ticketListsCalls> = {
  all: { method: 'GET', path: '/api/tickets' },
  mine: { method: 'GET', path: '/api/my-tickets' },
};

export const myTicketListExport: Endpoint<(typeof myTicketList)['exportCall']> = { method: 'POST', path: '/api/my-tickets/export', file: true };

export const ticketListExport: Endpoint<(typeof ticketList)['exportCall']> = { method: 'POST', path: '/api/tickets/export', file: true };
