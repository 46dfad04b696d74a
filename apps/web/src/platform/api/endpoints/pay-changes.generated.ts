// Generated from the contract: npm run documents
import type { payChangeList, payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const payChangesEndpoints: EndpointsOf<typeof payChangesCalls> = {
  list: { method: 'GET', path: '/api/pay-changes' },
  values: { method: 'GET', path: '/api/pay-changes/:id' },
  decide: { method: 'PUT', path: '/api/pay-changes' },
  withdraw: { method: 'DELETE', path: '/api/pay-changes' },
};

export const payChangeListExport: Endpoint<(typeof payChangeList)['exportCall']> = { method: 'POST', path: '/api/pay-changes/export', file: true };
