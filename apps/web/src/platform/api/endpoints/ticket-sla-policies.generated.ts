// Generated from the contract: npm run documents
import type { ticketSlaPoliciesCalls, ticketSlaPolicyList } from '@muster/contract/domains/tickets/ticket-sla-policies.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const ticketSlaPoliciesEndpoints: EndpointsOf<typeof ticketSlaPoliciesCalls> = {
  list: { method: 'GET', path: '/api/ticket-sla-policies' },
  details: { method: 'GET', path: '/api/ticket-sla-policies/:id' },
  choices: { method: 'GET', path: '/api/ticket-sla-policy-choices' },
  preview: { method: 'POST', path: '/api/ticket-sla-policies/preview' },
  create: { method: 'POST', path: '/api/ticket-sla-policies', idempotent: true },
  update: { method: 'PUT', path: '/api/ticket-sla-policies' },
  delete: { method: 'DELETE', path: '/api/ticket-sla-policies' },
};

export const ticketSlaPolicyListExport: Endpoint<(typeof ticketSlaPolicyList)['exportCall']> = { method: 'POST', path: '/api/ticket-sla-policies/export', file: true };
