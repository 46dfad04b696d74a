import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useDecision } from '../../platform/feedback/use-decision.ts';
import { approveLeave } from './approve-leave.ts';
import { refreshLeaveRequests } from './leave-requests.queries.ts';

/** Approves one request in one step; `onApproved` comes before the lists are read again. */
export function useApproveLeave(onApproved?: () => void) {
  const queries = useQueryClient();
  const { isBusy, decide } = useDecision(() => refreshLeaveRequests(queries));
  const approve = (request: LeaveRequest) =>
    decide(async () => {
      await approveLeave(queries, [request]);
      onApproved?.();
      return null;
    });
  return { isBusy, approve };
}
