// Generated from the contract: npm run documents
import type { officesCalls } from '@muster/contract/domains/lookups/offices.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const officesEndpoints: EndpointsOf<typeof officesCalls> = {
  list: { method: 'GET', path: '/api/get-all-offices-for-table' },
  create: { method: 'POST', path: '/api/offices', idempotent: true },
  update: { method: 'PUT', path: '/api/offices' },
  delete: { method: 'DELETE', path: '/api/offices' },
};
