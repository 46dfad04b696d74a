import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { leaveRequestsEndpoints } from '../../platform/api/endpoints/leave-requests.generated.ts';
import { problemText } from '../../platform/api/problem-error.ts';
import { showSuccess } from '../../platform/feedback/toasts.ts';
import { useConfirm } from '../../platform/feedback/use-confirm.tsx';
import { lazyPanel } from '../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../platform/panel/use-lazy-panel.tsx';
import { requestDaysText } from './leave-request-texts.ts';
import { refreshLeaveRequests } from './leave-requests.queries.ts';

const CancelLeaveDaysDialog = lazyPanel(() =>
  import('./cancel-leave-days-dialog.tsx').then((part) => part.CancelLeaveDaysDialog),
);

/** Withdraws a request that waits, or gives back the days of approved leave, after a question. */
export function useCancelLeave({ isOwn }: { readonly isOwn: boolean }) {
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const choosing = useLazyPanel((request: LeaveRequest, state) => (
    <CancelLeaveDaysDialog request={request} isOwn={isOwn} {...state} />
  ));
  const cancel = (request: LeaveRequest) => {
    const { id, state, leave_type: type, employee, abilities } = request;
    if (abilities.cancel_days.length > 1) {
      choosing.open(request);
      return;
    }
    const isWaiting = state === 'requested';
    const days = `${type}, ${requestDaysText(request)}`;
    ask({
      title: isWaiting ? 'Withdraw the request' : 'Cancel the leave',
      text: isWaiting ? `${days}. The approvers no longer see it.` : textOf({ days, isOwn, name: employee.name }),
      confirmLabel: isWaiting ? 'Withdraw' : 'Cancel leave',
      processingLabel: isWaiting ? 'Withdrawing...' : 'Cancelling...',
      action: async () => {
        await callApi(leaveRequestsEndpoints.cancel, { body: { id } });
        showSuccess(isWaiting ? 'The request was withdrawn.' : 'The leave was cancelled.');
        await refreshLeaveRequests(queries);
      },
      explain: problemText,
    });
  };
  const dialogs = (
    <>
      {dialog}
      {choosing.panel}
    </>
  );
  return { cancel, dialog: dialogs } as const;
}

function textOf({ days, isOwn, name }: { readonly days: string; readonly isOwn: boolean; readonly name: string }) {
  return isOwn
    ? `${days}. The days to come go back to your balance, and your shifts are planned again.`
    : `${name}: ${days}. All days go back to the balance, and the shifts are planned again. ${name} is notified.`;
}
