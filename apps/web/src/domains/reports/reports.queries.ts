import type { CallRequest } from '@muster/contract/call.ts';
import type { attendanceMetricsCalls } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { attendanceMetricsEndpoints } from '../../platform/api/endpoints/attendance-metrics.generated.ts';
import { pageQueryOf } from '../../platform/table/page-query.ts';

type Calls = typeof attendanceMetricsCalls;
type MetricDays = Omit<CallRequest<Calls['days']>['query'], 'dt_params'> & {
  readonly page: number;
  readonly rows: number;
};

export const metricFiguresQuery = (query: CallRequest<Calls['figures']>['query']) =>
  queryOptions({ ...apiQuery(attendanceMetricsEndpoints.figures, { query }), placeholderData: keepPreviousData });

export const metricDaysQuery = ({ page, rows, ...scope }: MetricDays) =>
  queryOptions({
    ...apiQuery(attendanceMetricsEndpoints.days, { query: { ...scope, ...pageQueryOf({ page, rows }) } }),
    placeholderData: keepPreviousData,
  });

/** Clients, teams and shifts rarely change. */
export const metricFiltersQuery = () =>
  queryOptions({ ...apiQuery(attendanceMetricsEndpoints.filters), staleTime: 600_000 });
