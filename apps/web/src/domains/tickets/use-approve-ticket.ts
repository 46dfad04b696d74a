import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { ticketApprovalsEndpoints } from '../../platform/api/endpoints/ticket-approvals.generated.ts';
import { useDecision } from '../../platform/feedback/use-decision.ts';
import { refreshTicketApprovals } from './ticket-approvals.queries.ts';

/** Approves one ticket in one step; `onApproved` comes before the lists are read again. */
export function useApproveTicket(onApproved?: () => void) {
  const queries = useQueryClient();
  const { isBusy, decide } = useDecision(() => refreshTicketApprovals(queries));
  const approve = ({ id, number }: { readonly id: number; readonly number: string }) =>
    decide(async () => {
      await callApi(ticketApprovalsEndpoints.decide, { body: { id, decision: 'approved', note: '' } });
      onApproved?.();
      return `You approved ${number}.`;
    });
  return { isBusy, approve };
}
