import type { LeaveCalendarSide } from '@muster/contract/domains/leave/leave-calendar.policy.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { leaveCalendarEndpoints } from '../../../platform/api/endpoints/leave-calendar.generated.ts';
import type { LeaveCalendarView } from './leave-calendar-address.ts';
import { clientShown, ownShown, type ShownCalendar, staffShown } from './shown-calendar.ts';

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly view: LeaveCalendarView;
}

/** The calendar of the viewer's side. */
export function useLeaveCalendar(side: LeaveCalendarSide, asked: Asked): UseQueryResult<ShownCalendar> {
  const { from, to, view } = asked;
  const people = {
    ...(view.search !== '' && { search: view.search }),
    ...(view.team !== null && { team_id: view.team }),
  };
  const ofStaff = {
    ...(view.client !== null && { client_id: view.client }),
    ...(view.type !== null && { leave_type_id: view.type }),
  };
  const kept = { staleTime: 0, placeholderData: keepPreviousData } as const;
  const staff = useQuery({
    ...apiQuery(leaveCalendarEndpoints.staff, { query: { from, to, ...people, ...ofStaff } }),
    ...kept,
    select: staffShown,
    enabled: side === 'staff',
  });
  const client = useQuery({
    ...apiQuery(leaveCalendarEndpoints.client, { query: { from, to, ...people } }),
    ...kept,
    select: clientShown,
    enabled: side === 'client',
  });
  const own = useQuery({
    ...apiQuery(leaveCalendarEndpoints.own, { query: { from, to } }),
    ...kept,
    select: ownShown,
    enabled: side === 'own',
  });
  return { staff, client, own }[side];
}

export const leaveCalendarFiltersQuery = apiQuery(leaveCalendarEndpoints.filters);

export const calendarRequestQuery = (id: number) => ({
  ...apiQuery(leaveCalendarEndpoints.request, { params: { id } }),
  staleTime: 0,
});
