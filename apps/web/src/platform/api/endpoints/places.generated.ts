// Generated from the contract: npm run documents
import type { placesCalls } from '@muster/contract/domains/lookups/places.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const placesEndpoints: EndpointsOf<typeof placesCalls> = {
  offices: { method: 'GET', path: '/api/get-all-offices-for-table' },
  createOffice: { method: 'POST', path: '/api/offices', idempotent: true },
  updateOffice: { method: 'PUT', path: '/api/offices' },
  deleteOffice: { method: 'DELETE', path: '/api/offices' },
  currencies: { method: 'GET', path: '/api/get-all-currencies-for-table' },
  createCurrency: { method: 'POST', path: '/api/currency', idempotent: true },
  updateCurrency: { method: 'PUT', path: '/api/currency' },
  deleteCurrency: { method: 'DELETE', path: '/api/currency' },
};
