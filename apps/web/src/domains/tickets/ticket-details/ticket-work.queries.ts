import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../../platform/api/api-query.ts';
import { ticketWorkEndpoints as calls } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { openTicketAnswers, ticketListAnswers } from '../tickets.queries.ts';

export const ticketQuery = (id: number) => ({ ...apiQuery(calls.details, { params: { id } }), staleTime: 0 });

export const ticketPeopleQuery = (id: number) => apiQuery(calls.people, { params: { id } });

/** Calls whose answers show one ticket, and the queue beside it. */
export const ticketAnswers = [calls.details, ...openTicketAnswers];

/** Its row in a list that is returned to shows the change, too. */
export const refreshTicket = (queries: QueryClient) =>
  refreshAnswers(queries, [...ticketAnswers, ...ticketListAnswers]);
