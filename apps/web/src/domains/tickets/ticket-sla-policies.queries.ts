import type { CallRequest } from '@muster/contract';
import type { ticketSlaPoliciesCalls } from '@muster/contract/domains/tickets/ticket-sla-policies.calls.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { ticketSlaPoliciesEndpoints } from '../../platform/api/endpoints/ticket-sla-policies.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';
import type { ListRequest } from '../../platform/table/use-record-list.ts';

export const ticketSlaPolicyListQuery = ({ dt_params }: ListRequest) =>
  apiQuery(ticketSlaPoliciesEndpoints.list, { query: { dt_params } });

/** Never cached: a form must start from the current values. */
export const ticketSlaPolicyDetailsQuery = (id: number) =>
  queryOptions({ ...apiQuery(ticketSlaPoliciesEndpoints.details, { params: { id } }), staleTime: 0, gcTime: 0 });

export type SlaPreviewBody = CallRequest<(typeof ticketSlaPoliciesCalls)['preview']>['body'];

export const ticketSlaPreviewQuery = (body: SlaPreviewBody) =>
  queryOptions({ ...apiQuery(ticketSlaPoliciesEndpoints.preview, { body }), staleTime: 0, gcTime: 0, retry: false });

/** Not kept: other users add and rename them. */
export const slaPolicies = defineLookup(apiQuery(ticketSlaPoliciesEndpoints.choices), {
  label: ({ name }) => name,
  hint: ({ timezone }) => timezone,
  staleMs: 0,
});

/** Calls whose answers show one SLA policy. */
export const ticketSlaPolicyAnswers = [ticketSlaPoliciesEndpoints.details];

export const refreshTicketSlaPolicies = (queries: QueryClient) =>
  refreshAnswers(queries, [
    ticketSlaPoliciesEndpoints.list,
    ticketSlaPoliciesEndpoints.choices,
    ...ticketSlaPolicyAnswers,
  ]);
