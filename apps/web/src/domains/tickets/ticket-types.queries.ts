import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { ticketTypesEndpoints } from '../../platform/api/endpoints/ticket-types.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const ticketTypeListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(ticketTypesEndpoints.list, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export const ticketTypeDetailsQuery = (id: number) =>
  queryOptions({ ...apiQuery(ticketTypesEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Not kept: admins add and rename them. */
export const ticketApprovalPolicies = defineLookup(apiQuery(ticketTypesEndpoints.approvalPolicies), {
  label: ({ name }) => name,
  staleMs: 0,
});

/** Calls whose answers show one ticket type. */
export const ticketTypeAnswers = [ticketTypesEndpoints.details];

export const refreshTicketTypes = (queries: QueryClient) =>
  refreshAnswers(queries, [ticketTypesEndpoints.list, ...ticketTypeAnswers]);
