// Generated from the contract: npm run documents
import type { ownScheduleCalls } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const ownScheduleEndpoints: EndpointsOf<typeof ownScheduleCalls> = {
  read: { method: 'GET', path: '/api/my-schedule' },
  createFeed: { method: 'POST', path: '/api/my-schedule/feed' },
  revokeFeed: { method: 'DELETE', path: '/api/my-schedule/feed' },
  feed: { method: 'GET', path: '/api/schedule-feeds/:token', credential: 'session', file: true },
};
