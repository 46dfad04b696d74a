// Generated from the contract: npm run documents
import type { currenciesCalls, currencyList } from '@muster/contract/domains/lookups/currencies.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const currenciesEndpoints: EndpointsOf<typeof currenciesCalls> = {
  list: { method: 'GET', path: '/api/get-all-currencies-for-table' },
  create: { method: 'POST', path: '/api/currency', idempotent: true },
  update: { method: 'PUT', path: '/api/currency' },
  delete: { method: 'DELETE', path: '/api/currency' },
};

export const currencyListExport: Endpoint<(typeof currencyList)['exportCall']> = { method: 'POST', path: '/api/get-all-currencies-for-table/export', file: true };
