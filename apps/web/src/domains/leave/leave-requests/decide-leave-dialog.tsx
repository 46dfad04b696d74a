import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { decideLeaveBody } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { type DecisionButton, DecisionDialog } from '../../approvals/index.ts';
import { requestDaysText, requestLengthText } from '../leave-request-texts.ts';
import { refreshLeaveRequests } from '../leave-requests.queries.ts';

type Made = 'approved' | 'refused';

const approve: DecisionButton<Made> = { made: 'approved', label: 'Approve', processingLabel: 'Approving...' };
const reject: DecisionButton<Made> = {
  made: 'refused',
  label: 'Reject',
  processingLabel: 'Rejecting...',
  tone: 'danger',
};

/** Approves or rejects leave. Rejecting needs a reason. */
export function DecideLeaveDialog({ request, ...dialog }: DecideLeaveDialogProps) {
  const queries = useQueryClient();
  const { employee, leave_type: type, reason } = request;
  return (
    <DecisionDialog<Made>
      {...dialog}
      title="Review leave"
      thing="decision"
      button={approve}
      otherwise={reject}
      callOf={(made) => decideCall(request, made)}
      chain={request.approval}
      noteHelper={`Visible to ${employee.name}. Required when rejecting.`}
      onSaved={() => refreshLeaveRequests(queries)}
    >
      <p>
        {employee.name}: {type}, {requestDaysText(request)}, {requestLengthText(request)}.
      </p>
      {reason === null ? null : <p>{reason}</p>}
    </DecisionDialog>
  );
}

const decideCall = ({ id }: LeaveRequest, decision: Made) =>
  formCall({
    schema: decideLeaveBody,
    bodyOf: ({ note }: { note: string }) => ({ id, decision, note }),
    send: async (body) => {
      await callApi(leaveRequestsEndpoints.decide, { body });
      return 'Your decision was recorded.';
    },
  });

interface DecideLeaveDialogProps extends Required<PanelProps> {
  readonly request: LeaveRequest;
}
