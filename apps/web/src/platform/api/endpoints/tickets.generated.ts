// Generated from the contract: npm run documents
import type { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const ticketsEndpoints: EndpointsOf<typeof ticketsCalls> = {
  create: { method: 'POST', path: '/api/create-ticket', idempotent: true },
  receiveMail: { method: 'POST', path: '/api/inbound-mail' },
  open: { method: 'GET', path: '/api/open-tickets' },
};
