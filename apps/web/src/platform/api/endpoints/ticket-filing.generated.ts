// Generated from the contract: npm run documents
import type { ticketFilingCalls } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const ticketFilingEndpoints: EndpointsOf<typeof ticketFilingCalls> = {
  types: { method: 'GET', path: '/api/ticket-forms' },
  form: { method: 'GET', path: '/api/ticket-form' },
  people: { method: 'GET', path: '/api/ticket-people' },
};
