// Generated from the contract: npm run documents
import type { hoursApprovalCalls } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const hoursApprovalEndpoints: EndpointsOf<typeof hoursApprovalCalls> = {
  details: { method: 'GET', path: '/api/client-hours-approval/:id' },
  set: { method: 'PUT', path: '/api/client-hours-approval' },
};
