import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery, backgroundQuery } from '../../platform/api/api-query.ts';
import { employeeShiftsEndpoints } from '../../platform/api/endpoints/employee-shifts.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { scheduleEndpoints } from '../../platform/api/endpoints/schedule.generated.ts';
import { shiftsEndpoints } from '../../platform/api/endpoints/shifts.generated.ts';
import { pageQueryOf } from '../../platform/table/page-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const shiftListQuery = ({ dt_params }: ListRequest) => apiQuery(shiftsEndpoints.list, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export function shiftDetailsQuery(id: number) {
  return queryOptions({ ...apiQuery(shiftsEndpoints.details, { params: { id } }), staleTime: 0 });
}

export interface CalendarQuery {
  readonly from: string;
  readonly to: string;
  readonly page: number;
  readonly search: string;
  readonly client?: number | null;
  readonly team?: number | null;
}

export function calendarQuery({ from, to, page, search, client, team }: CalendarQuery) {
  const filters = { client_id: client, team_id: team };
  const query = { from, to, ...pageQueryOf({ page, rows: 30, search, filters }) };
  return queryOptions({ ...apiQuery(employeeShiftsEndpoints.calendar, { query }), placeholderData: keepPreviousData });
}

/** Refreshed every half minute, and whenever an employee clocks in or out. */
export const scheduleTodayQuery = ({ dt_params }: ListRequest) => ({
  ...backgroundQuery(scheduleEndpoints.today, { query: { dt_params } }),
  refetchInterval: 30_000,
});

/** Clients and teams within reach; kept for ten minutes. */
export const calendarFiltersQuery = () =>
  queryOptions({ ...apiQuery(employeeShiftsEndpoints.calendarFilters), staleTime: 600_000 });
/** Today at home, where the days of the portal are read. */
export const homeTodayQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.currentTime), staleTime: 60_000 });
