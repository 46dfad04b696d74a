import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import { tableParametersOf } from '../../platform/table/table-parameters.ts';
import type { TableShape } from '../../platform/table/table-shape.ts';
import type { TableView } from '../../platform/table/table-view.ts';
import { timesheetWires } from './timesheets.wires.ts';

/** `period` null: the last one that is over, which the server knows. */
export function timesheetListQuery(view: TableView, shape: TableShape, period: string | null) {
  const dt_params = JSON.stringify(tableParametersOf(view, shape));
  const query = { dt_params, ...(period !== null && { period }) };
  return queryOptions({ ...apiQuery(timesheetWires.list, { query }), placeholderData: keepPreviousData });
}

/** Never from the store: who approves looks at what holds now. */
export const timesheetQuery = (id: number) =>
  queryOptions({ ...apiQuery(timesheetWires.details, { params: { id } }), staleTime: 0 });

export const ownTimesheetsQuery = () => queryOptions({ ...apiQuery(timesheetWires.own), staleTime: 0 });

export async function refreshTimesheets(queries: QueryClient): Promise<void> {
  const wires = [timesheetWires.list, timesheetWires.details, timesheetWires.own];
  await Promise.all(wires.map((wire) => queries.invalidateQueries({ queryKey: queryKeyOf(wire) })));
}
