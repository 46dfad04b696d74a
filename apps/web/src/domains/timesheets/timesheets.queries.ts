import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, queryKeyOf } from '../../platform/api/api-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';
import { timesheetWires } from './timesheets.wires.ts';

/** `period` null: the last one that is over, which the server knows. */
export const timesheetListQuery = ({ dt_params }: ListRequest, period: string | null) =>
  apiQuery(timesheetWires.list, { query: { dt_params, ...(period !== null && { period }) } });

/** Never from the store: who approves looks at what holds now. */
export const timesheetQuery = (id: number) =>
  queryOptions({ ...apiQuery(timesheetWires.details, { params: { id } }), staleTime: 0 });

export const ownTimesheetsQuery = () => queryOptions({ ...apiQuery(timesheetWires.own), staleTime: 0 });

export async function refreshTimesheets(queries: QueryClient): Promise<void> {
  const wires = [timesheetWires.list, timesheetWires.details, timesheetWires.own];
  await Promise.all(wires.map((wire) => queries.invalidateQueries({ queryKey: queryKeyOf(wire) })));
}
