import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { ticketFilingEndpoints } from '../../platform/api/endpoints/ticket-filing.generated.ts';
import { ticketListsEndpoints } from '../../platform/api/endpoints/ticket-lists.generated.ts';

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

/** Calls whose answers show tickets. */
const ticketAnswers = [ticketListsEndpoints.all, ticketListsEndpoints.mine];

export const refreshTickets = (queries: QueryClient) => refreshAnswers(queries, ticketAnswers);
