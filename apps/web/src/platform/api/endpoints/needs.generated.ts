// Generated from the contract: npm run documents
import type { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const needsEndpoints: EndpointsOf<typeof needsCalls> = {
  list: { method: 'GET', path: '/api/needs' },
  read: { method: 'GET', path: '/api/needs/:uuid' },
  snooze: { method: 'PUT', path: '/api/needs/:uuid/snooze' },
};
