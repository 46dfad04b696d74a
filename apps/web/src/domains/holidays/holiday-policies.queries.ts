import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { holidayPoliciesEndpoints } from '../../platform/api/endpoints/holiday-policies.generated.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const holidayPolicyListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(holidayPoliciesEndpoints.list, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export const holidayPolicyDetailsQuery = (id: number) =>
  queryOptions({ ...apiQuery(holidayPoliciesEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Calls whose answers show one holiday policy. */
export const holidayPolicyAnswers = [holidayPoliciesEndpoints.details];

export const refreshHolidayPolicies = (queries: QueryClient) =>
  refreshAnswers(queries, [holidayPoliciesEndpoints.list, ...holidayPolicyAnswers]);
