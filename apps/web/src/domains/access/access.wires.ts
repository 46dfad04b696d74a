import type { accessCalls } from '@muster/contract/domains/access/activity.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

export const accessWires = {
  activityLogs: wireOf<(typeof accessCalls)['activityLogs']>({ method: 'GET', path: '/api/activity-logs' }),
};
