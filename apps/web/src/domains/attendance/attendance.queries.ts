import type { DayState } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { correctionWires, dayWires } from './attendance.wires.ts';

interface DaysQuery {
  readonly page: number;
  readonly search: string;
  readonly state?: DayState;
  readonly client_id?: number;
  readonly team_id?: number;
}

export function daysQuery(query: DaysQuery & { readonly from?: string; readonly to?: string }) {
  return queryOptions({ ...apiQuery(dayWires.list, { query }), placeholderData: keepPreviousData, staleTime: 0 });
}

export function earlierDaysQuery(query: DaysQuery & { readonly month?: string }) {
  return queryOptions({ ...apiQuery(dayWires.earlier, { query }), placeholderData: keepPreviousData });
}

export function dayQuery(id: number, day: string) {
  return queryOptions({ ...apiQuery(dayWires.details, { params: { id }, query: { work_date: day } }), staleTime: 0 });
}

export function correctionsQuery(query: { readonly view: 'waiting' | 'decided'; readonly page: number }) {
  return queryOptions({
    ...apiQuery(correctionWires.list, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
