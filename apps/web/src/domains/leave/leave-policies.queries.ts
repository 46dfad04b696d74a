import type { CallRequest } from '@muster/contract';
import type { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { leavePoliciesEndpoints } from '../../platform/api/endpoints/leave-policies.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const leavePolicyListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(leavePoliciesEndpoints.list, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export const leavePolicyDetailsQuery = (id: number) =>
  queryOptions({ ...apiQuery(leavePoliciesEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });

export const leavePolicyPreviewQuery = (body: CallRequest<(typeof leavePoliciesCalls)['preview']>['body']) =>
  queryOptions({ ...apiQuery(leavePoliciesEndpoints.preview, { body }), staleTime: 0, gcTime: 0, retry: false });

export const leaveAssignmentPreviewQuery = (
  body: CallRequest<(typeof leavePoliciesCalls)['previewAssignment']>['body'],
) =>
  queryOptions({
    ...apiQuery(leavePoliciesEndpoints.previewAssignment, { body }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Not kept: other users add and rename them. */
export const policyTypes = defineLookup(apiQuery(leavePoliciesEndpoints.types), {
  label: ({ name }) => name,
  hint: ({ code }) => code,
  staleMs: 0,
});

/** Calls whose answers show one leave policy. */
export const leavePolicyAnswers = [leavePoliciesEndpoints.details];

export const refreshLeavePolicies = (queries: QueryClient) =>
  refreshAnswers(queries, [leavePoliciesEndpoints.list, ...leavePolicyAnswers]);
