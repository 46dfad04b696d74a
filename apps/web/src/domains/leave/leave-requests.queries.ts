import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { leaveCalendarEndpoints } from '../../platform/api/endpoints/leave-calendar.generated.ts';
import { leaveRequestsEndpoints } from '../../platform/api/endpoints/leave-requests.generated.ts';
import { leaveBalanceAnswers } from './leave-balances.queries.ts';

/** Who is away, for each side. */
const leaveCalendarAnswers = [
  leaveCalendarEndpoints.staff,
  leaveCalendarEndpoints.request,
  leaveCalendarEndpoints.client,
  leaveCalendarEndpoints.own,
];

/** Null: the viewer's own. */
export const leaveChoicesQuery = (employeeId: number | null) =>
  queryOptions({
    ...apiQuery(leaveRequestsEndpoints.choices, { query: employeeId === null ? {} : { employee_id: employeeId } }),
    staleTime: 0,
  });

export const ownLeaveQuery = { ...apiQuery(leaveRequestsEndpoints.own), staleTime: 0 };

/** Calls whose answers a request changes. */
export const leaveRequestAnswers = [
  leaveRequestsEndpoints.own,
  leaveRequestsEndpoints.list,
  leaveRequestsEndpoints.choices,
  ...leaveCalendarAnswers,
];

export const refreshLeaveRequests = (queries: QueryClient) =>
  refreshAnswers(queries, [...leaveRequestAnswers, ...leaveBalanceAnswers]);
