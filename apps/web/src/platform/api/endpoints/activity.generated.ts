// Generated from the contract: npm run documents
import type { accessCalls, activityList } from '@muster/contract/domains/access/activity.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const accessEndpoints: EndpointsOf<typeof accessCalls> = {
  activityLogs: { method: 'GET', path: '/api/activity-logs' },
};

export const activityListExport: Endpoint<(typeof activityList)['exportCall']> = { method: 'POST', path: '/api/activity-logs/export', file: true };
