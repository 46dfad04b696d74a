import { counted } from '@muster/contract/counted.ts';
import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { decideLeavesBody } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { DecisionDialog, rejectButton } from '../../approvals/index.ts';
import { seenOf, showLeftOut } from '../approve-leave.ts';
import { requestDaysText } from '../leave-request-texts.ts';
import { refreshLeaveRequests } from '../leave-requests.queries.ts';

const mostNamed = 5;

/** Rejects one or several requests with one reason. */
export function RejectLeavesDialog({ requests, ...dialog }: RejectLeavesDialogProps) {
  const queries = useQueryClient();
  const named = requests.slice(0, mostNamed);
  const [first, second] = requests;
  const only = second === undefined ? first : undefined;
  return (
    <DecisionDialog<'refused'>
      {...dialog}
      title={only ? `Reject the leave of ${only.employee.name}` : `Reject ${counted(requests.length, 'leave request')}`}
      thing="decision"
      button={rejectButton}
      callOf={(decision) =>
        formCall({
          schema: decideLeavesBody,
          bodyOf: ({ note }: { note: string }) => ({
            ids: requests.map(({ id }) => id),
            decision,
            note,
            seen: seenOf(requests),
          }),
          send: async (body) => {
            const { done, left_out } = await callApi(leaveRequestsEndpoints.decideSeveral, { body });
            showLeftOut('Not rejected', left_out);
            return `You rejected ${counted(done, 'leave request')}.`;
          },
        })
      }
      chain={null}
      noteHelper={only ? `Visible to ${only.employee.name}.` : 'Visible to each of these employees.'}
      noteRequired
      onSaved={() => refreshLeaveRequests(queries)}
    >
      <ul>
        {named.map((request) => (
          <li key={request.id}>
            {request.employee.name}, {requestDaysText(request)}
          </li>
        ))}
        {requests.length > mostNamed ? <li>and {requests.length - mostNamed} more</li> : null}
      </ul>
    </DecisionDialog>
  );
}

interface RejectLeavesDialogProps extends Required<PanelProps> {
  readonly requests: readonly LeaveRequest[];
}
