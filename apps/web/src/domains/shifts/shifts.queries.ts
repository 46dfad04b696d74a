import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery, backgroundQuery } from '../../platform/api/api-query.ts';
import { employeeShiftsEndpoints } from '../../platform/api/endpoints/employee-shifts.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { scheduleEndpoints } from '../../platform/api/endpoints/schedule.generated.ts';
import { shiftsEndpoints } from '../../platform/api/endpoints/shifts.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';
import { stateIn } from './schedule-today/board-states.ts';

export const shiftListQuery = ({ dt_params }: ListRequest) => apiQuery(shiftsEndpoints.list, { query: { dt_params } });

/** Never from the store: a form must start from what holds now. */
export function shiftDetailsQuery(id: number) {
  return queryOptions({ ...apiQuery(shiftsEndpoints.details, { params: { id } }), staleTime: 0 });
}

export interface CalendarQuery {
  readonly from: string;
  readonly to: string;
  readonly page: number;
  readonly search: string;
  readonly client_id?: number;
  readonly team_id?: number;
  readonly employee_id?: number;
}

export function calendarQuery(query: CalendarQuery) {
  return queryOptions({ ...apiQuery(employeeShiftsEndpoints.calendar, { query }), placeholderData: keepPreviousData });
}

/** Refreshed every half minute, and whenever somebody clocks. */
export function scheduleTodayQuery({ view: { page, size, search, filters } }: ListRequest) {
  const state = stateIn(typeof filters.state === 'string' ? filters.state : null);
  const query = {
    page,
    rows: size,
    search,
    ...(state !== null && { state }),
    ...(filters.client_id !== undefined && { client_id: Number(filters.client_id) }),
    ...(filters.team_id !== undefined && { team_id: Number(filters.team_id) }),
  };
  return { ...backgroundQuery(scheduleEndpoints.today, { query }), refetchInterval: 30_000 };
}

/** Lists that change rarely: fetched once and kept for ten minutes. */
const rarely = { staleTime: 600_000 };
export const breakTypesQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.shiftBreakTypes), ...rarely });
export const shiftZonesQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.timezones), ...rarely });
export const calendarFiltersQuery = () =>
  queryOptions({ ...apiQuery(employeeShiftsEndpoints.calendarFilters), ...rarely });
/** Today at home, where the days of the portal are read. */
export const homeTodayQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.currentTime), staleTime: 60_000 });
