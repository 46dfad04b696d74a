// Generated from the contract: npm run documents
import type { accessCalls } from '@muster/contract/domains/access/activity.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const accessEndpoints: EndpointsOf<typeof accessCalls> = {
  activityLogs: { method: 'GET', path: '/api/activity-logs' },
};
