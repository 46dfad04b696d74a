// Generated from the contract: npm run documents
import type { setupCalls } from '@muster/contract/domains/home/setup.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const setupEndpoints: EndpointsOf<typeof setupCalls> = {
  read: { method: 'GET', path: '/api/home/setup' },
};
