// Generated from the contract: npm run documents
import type { currenciesCalls } from '@muster/contract/domains/lookups/currencies.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const currenciesEndpoints: EndpointsOf<typeof currenciesCalls> = {
  list: { method: 'GET', path: '/api/get-all-currencies-for-table' },
  create: { method: 'POST', path: '/api/currency', idempotent: true },
  update: { method: 'PUT', path: '/api/currency' },
  delete: { method: 'DELETE', path: '/api/currency' },
};
