// Generated from the contract: npm run documents
import type { comingUpCalls } from '@muster/contract/domains/home/coming-up.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const comingUpEndpoints: EndpointsOf<typeof comingUpCalls> = {
  list: { method: 'GET', path: '/api/home/coming-up' },
};
