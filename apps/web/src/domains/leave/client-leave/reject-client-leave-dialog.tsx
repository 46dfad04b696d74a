import { counted } from '@muster/contract/counted.ts';
import type { ClientLeaveRow } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { decideLeaveBody } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { leaveClassLabels } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientLeaveEndpoints } from '../../../platform/api/endpoints/client-leave.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { DecisionDialog, decisionRecorded, rejectButton } from '../../approvals/index.ts';
import { refreshClientLeave } from '../approve-client-leave.ts';
import { clientDaysText } from '../leave-request-texts.ts';

/** The client rejects the leave of one of its people, with a reason. */
export function RejectClientLeaveDialog({ row, ...dialog }: RejectClientLeaveDialogProps) {
  const queries = useQueryClient();
  const { id, employee } = row;
  return (
    <DecisionDialog<'refused'>
      {...dialog}
      title={`Reject the leave of ${employee}?`}
      thing="decision"
      button={rejectButton}
      callOf={() =>
        formCall({
          schema: decideLeaveBody,
          bodyOf: ({ note }: { note: string }) => ({ id, decision: 'refused', note, seen_days: row.days }),
          send: async (body) => {
            await callApi(clientLeaveEndpoints.decide, { body });
            return decisionRecorded;
          },
        })
      }
      chain={null}
      noteHelper={`Visible to ${employee} and to your provider.`}
      noteRequired
      onSaved={() => refreshClientLeave(queries)}
    >
      <p>{[leaveClassLabels[row.class], clientDaysText(row), counted(row.days, 'working day')].join(' · ')}</p>
    </DecisionDialog>
  );
}

interface RejectClientLeaveDialogProps extends Required<PanelProps> {
  readonly row: ClientLeaveRow;
}
