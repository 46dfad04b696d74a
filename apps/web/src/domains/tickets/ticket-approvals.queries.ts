import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, refreshAnswers } from '../../platform/api/api-query.ts';
import { ticketApprovalsEndpoints } from '../../platform/api/endpoints/ticket-approvals.generated.ts';
import { ticketListsEndpoints } from '../../platform/api/endpoints/ticket-lists.generated.ts';
import { ticketAnswers } from './ticket-details/ticket-work.queries.ts';

/** Never kept: somebody else may decide at any moment. */
export const approvalLinkQuery = (token: string) => ({
  ...apiQuery(ticketApprovalsEndpoints.readLink, { params: { token } }),
  staleTime: 0,
  gcTime: 0,
});

/** Answers that a decision about a ticket changes. */
export const refreshTicketApprovals = (queries: QueryClient) =>
  refreshAnswers(queries, [
    ticketApprovalsEndpoints.list,
    ticketApprovalsEndpoints.readLink,
    ticketListsEndpoints.all,
    ticketListsEndpoints.mine,
    ...ticketAnswers,
  ]);
