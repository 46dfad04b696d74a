// Generated from the contract: npm run documents
import type { todayCalls } from '@muster/contract/domains/home/today.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const todayEndpoints: EndpointsOf<typeof todayCalls> = {
  read: { method: 'GET', path: '/api/home/today' },
};
