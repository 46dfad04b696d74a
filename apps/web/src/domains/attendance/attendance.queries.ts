import type { DayState } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { attendanceDaysEndpoints } from '../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../platform/api/endpoints/corrections.generated.ts';

interface DaysQuery {
  readonly page: number;
  readonly search: string;
  readonly state?: DayState;
  readonly client_id?: number;
  readonly team_id?: number;
}

export function daysQuery(query: DaysQuery & { readonly from?: string; readonly to?: string }) {
  return queryOptions({
    ...apiQuery(attendanceDaysEndpoints.list, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function earlierDaysQuery(query: DaysQuery & { readonly month?: string }) {
  return queryOptions({ ...apiQuery(attendanceDaysEndpoints.earlier, { query }), placeholderData: keepPreviousData });
}

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
