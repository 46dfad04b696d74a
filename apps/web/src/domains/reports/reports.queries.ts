import type { CallRequest } from '@muster/contract/call.ts';
import type { attendanceMetricsCalls } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { attendanceMetricsEndpoints } from '../../platform/api/endpoints/attendance-metrics.generated.ts';

type Calls = typeof attendanceMetricsCalls;
export type MetricDaysQuery = CallRequest<Calls['days']>['query'];

export const metricFiguresQuery = (query: CallRequest<Calls['figures']>['query']) =>
  queryOptions({ ...apiQuery(attendanceMetricsEndpoints.figures, { query }), placeholderData: keepPreviousData });

export const metricDaysQuery = (query: MetricDaysQuery) =>
  queryOptions({ ...apiQuery(attendanceMetricsEndpoints.days, { query }), placeholderData: keepPreviousData });

/** Clients, teams and shifts rarely change. */
export const metricFiltersQuery = () =>
  queryOptions({ ...apiQuery(attendanceMetricsEndpoints.filters), staleTime: 600_000 });
