import type { DayState } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { attendanceDaysEndpoints } from '../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../platform/api/endpoints/corrections.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';
import { dayStateIn } from './day-states.ts';

/** Null where the address says nothing: the server chooses. */
type Scope<Name extends string> = Readonly<Record<Name, string | null>>;

export const daysQuery = (request: ListRequest, scope: Scope<'from' | 'to'>) => ({
  ...apiQuery(attendanceDaysEndpoints.list, {
    query: { ...pageOf(request), ...narrowingOf(request), ...given(scope) },
  }),
  staleTime: 0,
});

export const earlierDaysQuery = (request: ListRequest, scope: Scope<'month'>) =>
  apiQuery(attendanceDaysEndpoints.earlier, {
    query: { ...pageOf(request), ...narrowingOf(request), ...given(scope) },
  });

const pageOf = ({ view: { page, size } }: ListRequest) => ({ page, rows: size });

/** What both lists and their exports are narrowed by. */
export function narrowingOf({ view: { search, filters } }: Pick<ListRequest, 'view'>): Narrowing {
  const state = dayStateIn(typeof filters.state === 'string' ? filters.state : null);
  return {
    search,
    ...(state !== null && { state }),
    ...(filters.client_id !== undefined && { client_id: Number(filters.client_id) }),
    ...(filters.team_id !== undefined && { team_id: Number(filters.team_id) }),
  };
}

interface Narrowing {
  readonly search: string;
  readonly state?: DayState;
  readonly client_id?: number;
  readonly team_id?: number;
}

/** Without what the address does not say. */
export const given = <Name extends string>(scope: Scope<Name>): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(scope).filter(([, value]) => value !== null)) as Partial<Record<Name, string>>;

export function dayQuery(id: number, day: string) {
  return queryOptions({
    ...apiQuery(attendanceDaysEndpoints.details, { params: { id }, query: { work_date: day } }),
    staleTime: 0,
  });
}

export function correctionsQuery(query: { readonly view: 'waiting' | 'decided'; readonly page: number }) {
  return queryOptions({
    ...apiQuery(correctionsEndpoints.list, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
