import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { decideLeaveBody } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { leaveCalendarEndpoints } from '../../../platform/api/endpoints/leave-calendar.generated.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { approveButton, DecisionDialog, decisionRecorded, rejectButton } from '../../approvals/index.ts';
import { AttachmentsToRead } from '../../documents/index.ts';
import { showApproved } from '../approve-leave.ts';
import { leaveDocuments } from '../leave-documents/leave-document-source.ts';
import { missingDocumentText } from '../leave-documents/leave-document-texts.ts';
import { balanceText, requestDaysText, requestLengthText, workedDaysText } from '../leave-request-texts.ts';
import { refreshLeaveRequests } from '../leave-requests.queries.ts';
import { TeamAwayNotice } from '../team-away-notice.tsx';
import { useRequestBalance, useWorkedDays } from '../use-request-balance.ts';

type Made = 'approved' | 'refused';

/** Approves or rejects leave. Rejecting needs a reason; an approval can be undone. */
export function DecideLeaveDialog({ request, ...dialog }: DecideLeaveDialogProps) {
  const queries = useQueryClient();
  const { employee, leave_type: type, reason } = request;
  return (
    <DecisionDialog<Made>
      {...dialog}
      title="Review leave"
      thing="decision"
      button={approveButton}
      otherwise={rejectButton}
      callOf={(made) => decideCall(queries, request, made)}
      chain={request.approval}
      noteHelper={`Visible to ${employee.name}. Required when rejecting.`}
      onSaved={() => refreshLeaveRequests(queries)}
    >
      <p>
        {employee.name}: {type}, {requestDaysText(request)}, {requestLengthText(request)}.
      </p>
      {reason === null ? null : <p>{reason}</p>}
      <Balance id={request.id} />
      <WorkedDays id={request.id} />
      <Documents request={request} />
      <TeamOf request={request} />
    </DecisionDialog>
  );
}

function Balance({ id }: { readonly id: number }) {
  const balance = useRequestBalance(id);
  if (balance === null) return null;
  return balance.after < 0 ? <Notice tone="amber">{balanceText(balance)}</Notice> : <p>{balanceText(balance)}</p>;
}

/** Approved, such a day counts as neither until HR fixes it (record 140). */
function WorkedDays({ id }: { readonly id: number }) {
  const days = useWorkedDays(id);
  if (days.length === 0) return null;
  return <Notice tone="amber">{workedDaysText(days)}</Notice>;
}

function Documents({ request: { id, documents } }: Pick<DecideLeaveDialogProps, 'request'>) {
  const queries = useQueryClient();
  if (documents === null) return null;
  if (documents.is_missing)
    return (
      <Notice tone="amber">{missingDocumentText}. You can approve the leave, and ask for the document later.</Notice>
    );
  return documents.count === 0 ? null : <AttachmentsToRead source={leaveDocuments(id, queries)} />;
}

/** Nothing where others decide on people whom they do not reach. */
function TeamOf({ request: { employee, first_day: from, last_day: to } }: Pick<DecideLeaveDialogProps, 'request'>) {
  const team = useQuery({
    ...apiQuery(leaveCalendarEndpoints.teamAway, { query: { employee_id: employee.id, from, to } }),
    staleTime: 0,
    retry: false,
  });
  return team.data ? <TeamAwayNotice team={team.data} /> : null;
}

const decideCall = (queries: QueryClient, request: LeaveRequest, decision: Made) =>
  formCall({
    schema: decideLeaveBody,
    bodyOf: ({ note }: { note: string }) => ({ id: request.id, decision, note }),
    send: async (body) => {
      await callApi(leaveRequestsEndpoints.decide, { body });
      if (decision === 'refused') return decisionRecorded;
      showApproved(queries, [request]);
      return null;
    },
  });

interface DecideLeaveDialogProps extends Required<PanelProps> {
  readonly request: LeaveRequest;
}
