import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { timesheetsEndpoints } from '../../platform/api/endpoints/timesheets.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

/** `period` null: the last finished one, which the server knows. */
export const timesheetListQuery = ({ dt_params, hasDigest }: ListRequest, period: string | null) =>
  apiQuery(timesheetsEndpoints.list, {
    query: { dt_params, ...(period !== null && { period }), ...(hasDigest && { digest: 'true' }) },
  });

/** Never cached: approval must be based on current data. */
export const timesheetQuery = (id: number) =>
  queryOptions({ ...apiQuery(timesheetsEndpoints.details, { params: { id } }), staleTime: 0 });

export const ownTimesheetsQuery = () => queryOptions({ ...apiQuery(timesheetsEndpoints.own), staleTime: 0 });

export async function refreshTimesheets(queries: QueryClient): Promise<void> {
  const shown = [timesheetsEndpoints.list, timesheetsEndpoints.details, timesheetsEndpoints.own];
  await refreshAnswers(queries, shown);
}
