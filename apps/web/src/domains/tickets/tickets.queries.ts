import type { OpenTicketView } from '@muster/contract/domains/tickets/tickets.calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { ticketFilingEndpoints } from '../../platform/api/endpoints/ticket-filing.generated.ts';
import { ticketListsEndpoints } from '../../platform/api/endpoints/ticket-lists.generated.ts';
import { ticketsEndpoints } from '../../platform/api/endpoints/tickets.generated.ts';

/** Open tickets that the viewer sees. */
export const openTicketsQuery = apiQuery(ticketsEndpoints.open);
export const queueQuery = (show: OpenTicketView) => apiQuery(ticketsEndpoints.open, { query: { show } });
export const openTicketAnswers = [ticketsEndpoints.open];

export const filingTypesQuery = apiQuery(ticketFilingEndpoints.types);

/** Never cached: an old form would be refused. */
export const filingFormQuery = (type: string, employeeId: number | null) =>
  queryOptions({
    ...apiQuery(ticketFilingEndpoints.form, {
      query: { type, ...(employeeId !== null && { employee_id: employeeId }) },
    }),
    staleTime: 0,
    gcTime: 0,
  });

/** Calls whose answers list tickets. */
export const ticketListAnswers = [ticketListsEndpoints.all, ticketListsEndpoints.mine];

export const refreshTickets = (queries: QueryClient) => refreshAnswers(queries, ticketListAnswers);
