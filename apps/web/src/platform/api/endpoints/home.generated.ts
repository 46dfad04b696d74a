// Generated from the contract: npm run documents
import type { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const homeEndpoints: EndpointsOf<typeof homeCalls> = {
  search: { method: 'GET', path: '/api/search' },
  figures: { method: 'GET', path: '/api/home' },
};
