// Generated from the contract: npm run documents
import type { savedViewsCalls } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const savedViewsEndpoints: EndpointsOf<typeof savedViewsCalls> = {
  list: { method: 'GET', path: '/api/saved-views' },
  create: { method: 'POST', path: '/api/saved-views', idempotent: true },
  update: { method: 'PUT', path: '/api/saved-views' },
  delete: { method: 'DELETE', path: '/api/saved-views/:id' },
};
