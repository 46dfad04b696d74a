import type { CalendarMark } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery, backgroundQuery } from '../../platform/api/api-query.ts';
import type { RequestParts } from '../../platform/api/call-api.ts';
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

/** Who is shown in the calendar. */
export interface CalendarFilter {
  readonly search: string;
  readonly client?: number | null;
  readonly team?: number | null;
  readonly mark?: CalendarMark | null;
}

interface CalendarDays {
  readonly from: string;
  readonly to: string;
}

interface CalendarWindow extends CalendarDays, CalendarFilter {
  /** From 0. */
  readonly first: number;
  readonly rows: number;
  /** Who has a shift on this day comes first. */
  readonly firstOn?: string | null;
}

const filtersOf = ({ client, team, mark }: CalendarFilter) => ({ client_id: client, team_id: team, mark });

/** People of the calendar from a row on. The same rows of the days before are shown until these are known. */
export function calendarWindowQuery({ from, to, first, rows, firstOn = null, ...filter }: CalendarWindow) {
  const query = {
    from,
    to,
    ...(firstOn !== null && { first_on: firstOn }),
    ...pageQueryOf({ page: first / rows + 1, rows, search: filter.search, filters: filtersOf(filter) }),
  };
  return queryOptions({
    ...apiQuery(employeeShiftsEndpoints.calendar, { query }),
    placeholderData: (before, asked) => (asked && firstOf(asked.queryKey) === first ? before : undefined),
  });
}

/** The first row that a cached answer of the calendar is about. */
function firstOf([, { query }]: readonly [string, RequestParts]): unknown {
  const { dt_params } = (query ?? {}) as { readonly dt_params?: string };
  const read: { readonly first?: unknown } = JSON.parse(dt_params ?? '{}');
  return read.first;
}

/** The figures over the days, and of the chips. */
export function calendarSummaryQuery({ from, to, ...filter }: CalendarDays & CalendarFilter) {
  const query = { from, to, ...pageQueryOf({ page: 1, rows: 1, search: filter.search, filters: filtersOf(filter) }) };
  return queryOptions({
    ...apiQuery(employeeShiftsEndpoints.calendarSummary, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Employees of a day, by name. */
export function peopleOnQuery({ day, search }: { readonly day: string; readonly search: string }) {
  const query = { from: day, to: day, ...pageQueryOf({ page: 1, rows: 30, search }) };
  return queryOptions({ ...apiQuery(employeeShiftsEndpoints.calendar, { query }), placeholderData: keepPreviousData });
}

/** Refreshed every half minute, and whenever an employee clocks in or out. */
export const scheduleTodayQuery = ({ dt_params }: Pick<ListRequest, 'dt_params'>) => ({
  ...backgroundQuery(scheduleEndpoints.today, { query: { dt_params } }),
  refetchInterval: 30_000,
});

/** Of the members of a team. */
export const teamTodayQuery = (teamId: number) =>
  scheduleTodayQuery(pageQueryOf({ page: 1, rows: 100, filters: { team_id: teamId } }));

/** Clients and teams within reach; kept for ten minutes. */
export const calendarFiltersQuery = () =>
  queryOptions({ ...apiQuery(employeeShiftsEndpoints.calendarFilters), staleTime: 600_000 });
/** Today at home, where the days of the portal are read. */
export const homeTodayQuery = () => queryOptions({ ...apiQuery(lookupsEndpoints.currentTime), staleTime: 60_000 });
