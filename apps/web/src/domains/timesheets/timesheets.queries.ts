import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { timesheetsEndpoints } from '../../platform/api/endpoints/timesheets.generated.ts';
import { tableParametersOf } from '../../platform/table/table-parameters.ts';
import type { TableShape } from '../../platform/table/table-shape.ts';
import type { TableView } from '../../platform/table/table-view.ts';

/** `period` null: the last one that is over, which the server knows. */
export function timesheetListQuery(view: TableView, shape: TableShape, period: string | null) {
  const dt_params = JSON.stringify(tableParametersOf(view, shape));
  const query = { dt_params, ...(period !== null && { period }) };
  return queryOptions({ ...apiQuery(timesheetsEndpoints.list, { query }), placeholderData: keepPreviousData });
}

/** Never from the store: who approves looks at what holds now. */
export const timesheetQuery = (id: number) =>
  queryOptions({ ...apiQuery(timesheetsEndpoints.details, { params: { id } }), staleTime: 0 });

export const ownTimesheetsQuery = () => queryOptions({ ...apiQuery(timesheetsEndpoints.own), staleTime: 0 });

export async function refreshTimesheets(queries: QueryClient): Promise<void> {
  const shown = [timesheetsEndpoints.list, timesheetsEndpoints.details, timesheetsEndpoints.own];
  await refreshAnswers(queries, shown);
}
