import type { attendanceMetricsCalls } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Calls = typeof attendanceMetricsCalls;

export const metricWires = {
  figures: wireOf<Calls['figures']>({ method: 'GET', path: '/api/attendance-metrics' }),
  days: wireOf<Calls['days']>({ method: 'GET', path: '/api/attendance-metric-days' }),
  filters: wireOf<Calls['filters']>({ method: 'GET', path: '/api/attendance-metric-filters' }),
};
