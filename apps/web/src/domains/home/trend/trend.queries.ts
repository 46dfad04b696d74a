import { apiQuery } from '../../../platform/api/api-query.ts';
import { attendanceMetricsEndpoints } from '../../../platform/api/endpoints/attendance-metrics.generated.ts';

/** It changes once a day. */
const staleMs = 600_000;

export const trendQuery = { ...apiQuery(attendanceMetricsEndpoints.trend), staleTime: staleMs };
