import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { leaveTypesEndpoints } from '../../platform/api/endpoints/leave-types.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const leaveTypeListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(leaveTypesEndpoints.list, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export const leaveTypeDetailsQuery = (id: number) =>
  queryOptions({ ...apiQuery(leaveTypesEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Calls whose answers show one leave type. */
export const leaveTypeAnswers = [leaveTypesEndpoints.details];

export const refreshLeaveTypes = (queries: QueryClient) =>
  refreshAnswers(queries, [leaveTypesEndpoints.list, ...leaveTypeAnswers]);
