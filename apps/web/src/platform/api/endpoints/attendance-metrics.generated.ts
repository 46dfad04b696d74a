// Generated from the contract: npm run documents
import type { attendanceMetricsCalls, metricDayList } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const attendanceMetricsEndpoints: EndpointsOf<typeof attendanceMetricsCalls> = {
  figures: { method: 'GET', path: '/api/attendance-metrics' },
  days: { method: 'GET', path: '/api/attendance-metric-days' },
  trend: { method: 'GET', path: '/api/attendance-trend' },
  filters: { method: 'GET', path: '/api/attendance-metric-filters' },
};

export const metricDayListExport: Endpoint<(typeof metricDayList)['exportCall']> = { method: 'POST', path: '/api/attendance-metric-days/export', file: true };
