import { counted } from '@muster/contract/counted.ts';
import type { ClientLeaveRow } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { decideLeaveBody } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { leaveClassLabels } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientLeaveEndpoints } from '../../../platform/api/endpoints/client-leave.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { approveButton, DecisionDialog, decisionRecorded, rejectButton } from '../../approvals/index.ts';
import { refreshClientLeave, showClientApproved } from '../approve-client-leave.ts';
import { clientDaysText } from '../leave-request-texts.ts';
import { TeamAwayNotice } from '../team-away-notice.tsx';

type Made = 'approved' | 'refused';

/** The client approves or rejects the leave of one of its people. Rejecting needs a reason; an approval can be undone. */
export function DecideClientLeaveDialog({ row, ...dialog }: DecideClientLeaveDialogProps) {
  const queries = useQueryClient();
  return (
    <DecisionDialog<Made>
      {...dialog}
      title="Review leave"
      thing="decision"
      button={approveButton}
      otherwise={rejectButton}
      callOf={(made) => decideCall(queries, row, made)}
      chain={null}
      noteHelper={`Visible to ${row.employee} and to your provider. Required when rejecting.`}
      onSaved={() => refreshClientLeave(queries)}
    >
      <p>
        {row.employee}: {leaveClassLabels[row.class]}, {clientDaysText(row)}, {counted(row.days, 'working day')}.
      </p>
      {row.team ? <TeamAwayNotice team={row.team} /> : null}
    </DecisionDialog>
  );
}

const decideCall = (queries: QueryClient, row: ClientLeaveRow, decision: Made) =>
  formCall({
    schema: decideLeaveBody,
    bodyOf: ({ note }: { note: string }) => ({ id: row.id, decision, note }),
    send: async (body) => {
      await callApi(clientLeaveEndpoints.decide, { body });
      if (decision === 'refused') return decisionRecorded;
      showClientApproved(queries, row);
      return null;
    },
  });

interface DecideClientLeaveDialogProps extends Required<PanelProps> {
  readonly row: ClientLeaveRow;
}
