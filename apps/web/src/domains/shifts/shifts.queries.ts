import type { BoardState } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery, backgroundQuery } from '../../platform/api/api-query.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';
import { placementWires, scheduleWires, shiftChoiceWires, shiftWires } from './shifts.wires.ts';

export const shiftListQuery = ({ dt_params }: ListRequest) => apiQuery(shiftWires.list, { query: { dt_params } });

/** Never from the store: a form must start from what holds now. */
export function shiftDetailsQuery(id: number) {
  return queryOptions({ ...apiQuery(shiftWires.details, { params: { id } }), staleTime: 0 });
}

export interface CalendarAsked {
  readonly from: string;
  readonly to: string;
  readonly page: number;
  readonly search: string;
  readonly client_id?: number;
  readonly team_id?: number;
  readonly employee_id?: number;
}

export function calendarQuery(query: CalendarAsked) {
  return queryOptions({ ...apiQuery(placementWires.calendar, { query }), placeholderData: keepPreviousData });
}

export interface BoardAsked {
  readonly page: number;
  readonly search: string;
  readonly state?: BoardState | 'late';
  readonly client_id?: number;
  readonly team_id?: number;
}

/** As it stands now: asked again each half minute, and whenever somebody clocks. */
export function scheduleTodayQuery(query: BoardAsked) {
  return queryOptions({
    ...backgroundQuery(scheduleWires.today, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
}

/** Lists that change rarely: fetched once and kept for ten minutes. */
const rarely = { staleTime: 600_000 };
export const breakTypesQuery = () => queryOptions({ ...apiQuery(shiftChoiceWires.breakTypes), ...rarely });
export const shiftZonesQuery = () => queryOptions({ ...apiQuery(shiftChoiceWires.timezones), ...rarely });
export const calendarFiltersQuery = () => queryOptions({ ...apiQuery(placementWires.filters), ...rarely });
/** Today at home, where the days of the portal are read. */
export const homeTodayQuery = () => queryOptions({ ...apiQuery(shiftChoiceWires.currentTime), staleTime: 60_000 });
