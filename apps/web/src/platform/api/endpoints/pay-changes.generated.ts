// Generated from the contract: npm run documents
import type { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const payChangesEndpoints: EndpointsOf<typeof payChangesCalls> = {
  list: { method: 'GET', path: '/api/pay-changes' },
  values: { method: 'GET', path: '/api/pay-changes/:id' },
  decide: { method: 'PUT', path: '/api/pay-changes' },
  withdraw: { method: 'DELETE', path: '/api/pay-changes' },
};
