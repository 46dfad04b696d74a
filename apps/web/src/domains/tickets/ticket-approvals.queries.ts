import type { QueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../platform/api/api-query.ts';
import { ticketApprovalsEndpoints } from '../../platform/api/endpoints/ticket-approvals.generated.ts';
import { ticketListsEndpoints } from '../../platform/api/endpoints/ticket-lists.generated.ts';
import { ticketAnswers } from './ticket-details/ticket-work.queries.ts';

/** Answers that a decision about a ticket changes. */
export const refreshTicketApprovals = (queries: QueryClient) =>
  refreshAnswers(queries, [
    ticketApprovalsEndpoints.list,
    ticketListsEndpoints.all,
    ticketListsEndpoints.mine,
    ...ticketAnswers,
  ]);
