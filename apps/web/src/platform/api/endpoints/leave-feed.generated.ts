// Generated from the contract: npm run documents
import type { leaveFeedCalls } from '@muster/contract/domains/leave/leave-feed.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const leaveFeedEndpoints: EndpointsOf<typeof leaveFeedCalls> = {
  state: { method: 'GET', path: '/api/leave-calendar/feed' },
  create: { method: 'POST', path: '/api/leave-calendar/feed' },
  revoke: { method: 'DELETE', path: '/api/leave-calendar/feed' },
  read: { method: 'GET', path: '/api/leave-feeds/:token', credential: 'session', file: true },
};
