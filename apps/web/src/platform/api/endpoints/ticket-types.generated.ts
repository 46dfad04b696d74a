// Generated from the contract: npm run documents
import type { ticketTypeList, ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const ticketTypesEndpoints: EndpointsOf<typeof ticketTypesCalls> = {
  choices: { method: 'GET', path: '/api/get-ticket-types' },
  approvalPolicies: { method: 'GET', path: '/api/ticket-approval-policies' },
  list: { method: 'GET', path: '/api/ticket-types' },
  details: { method: 'GET', path: '/api/ticket-types/:id' },
  create: { method: 'POST', path: '/api/ticket-types', idempotent: true },
  update: { method: 'PUT', path: '/api/ticket-types' },
  delete: { method: 'DELETE', path: '/api/ticket-types' },
};

export const ticketTypeListExport: Endpoint<(typeof ticketTypeList)['exportCall']> = { method: 'POST', path: '/api/ticket-types/export', file: true };
