import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { leaveRequestStateLabels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { leaveCalendarEndpoints } from '../../../platform/api/endpoints/leave-calendar.generated.ts';
import { formatShortDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { QuickView } from '../../../platform/table/quick-view.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { ApprovalChain, PendingBox, ReasonQuote } from '../../approvals/index.ts';
import { AttachmentsToRead } from '../../documents/index.ts';
import { leaveDocuments } from '../leave-documents/leave-document-source.ts';
import { missingDocumentText } from '../leave-documents/leave-document-texts.ts';
import { LeaveIcon } from '../leave-icon.tsx';
import {
  partsText,
  requestDaysText,
  requestLengthText,
  waitingForText,
  workedDaysText,
} from '../leave-request-texts.ts';
import { RequestBalanceValue, TeamAwayValue } from '../request-facts.tsx';
import { TeamAwayNotice } from '../team-away-notice.tsx';
import { useApproveLeave } from '../use-approve-leave.ts';
import { useWorkedDays } from '../use-request-balance.ts';

/** A request beside the list: what it takes and leaves, and its decision. After an approval the next one follows. */
export function LeaveQuickView({ request, onReject, onState, ...state }: LeaveQuickViewProps) {
  const zone = useViewerZone();
  const { isBusy, approve } = useApproveLeave(state.onNext ?? state.onClose);
  useEffect(() => {
    onState(state);
    return () => onState(null);
  });
  const { employee, client, abilities, approval, created_at: since, filed_by: filedBy } = request;
  const isWaiting = request.state === 'requested';
  const filed = [
    // The box of the decision says both.
    ...(abilities.decide
      ? []
      : [
          { label: 'Status', value: <StateBadge word={leaveRequestStateLabels[request.state]} /> },
          { label: 'Requested', value: formatShortDateTime(since, zone) },
        ]),
    ...(request.is_late ? [{ label: 'Requested late', value: 'After the first day' }] : []),
    ...(filedBy === null ? [] : [{ label: 'Filed by', value: filedBy }]),
    ...(isWaiting && !abilities.decide ? [{ label: 'Decision', value: waitingForText(request) }] : []),
  ];
  return (
    <QuickView
      state={state}
      title={employee.name}
      below={[requestDaysText(request), ...(client ? [client] : [])].join(' · ')}
      avatar={<Initials name={employee.name} size={36} />}
      footer={<Link to={`${pathOf('leaveCalendar')}?from=${request.first_day}`}>Show in the leave calendar</Link>}
    >
      {abilities.decide ? (
        <PendingBox
          thing="leave"
          since={since}
          zone={zone}
          isBusy={isBusy}
          onApprove={() => void approve(request)}
          onReject={() => onReject(request)}
        >
          <Asked request={request} isWaiting />
        </PendingBox>
      ) : (
        <Asked request={request} isWaiting={isWaiting} />
      )}
      {isWaiting ? <TeamOf request={request} /> : null}
      {isWaiting ? <WorkedDays id={request.id} /> : null}
      <Documents request={request} />
      <DescriptionList short facts={filed} />
      {approval ? <ApprovalChain chain={approval} zone={zone} /> : null}
    </QuickView>
  );
}

interface LeaveQuickViewProps extends QuickViewState {
  readonly request: LeaveRequest;
  readonly onReject: (request: LeaveRequest) => void;
  /** What comes next; null once it is closed. */
  readonly onState: (state: QuickViewState | null) => void;
}

interface RequestProps {
  readonly request: LeaveRequest;
}

/** What is taken, what is left, and who else is away: the last two of requests that wait. */
function Asked({ request, isWaiting }: RequestProps & { readonly isWaiting: boolean }) {
  const { id, employee, leave_type: type, color, first_day: from, last_day: to, reason } = request;
  const parts = partsText(request);
  return (
    <>
      <DescriptionList
        short
        facts={[
          {
            label: 'Type',
            value: (
              <>
                <LeaveIcon color={color} inText />
                {type}
              </>
            ),
          },
          { label: 'Taken', value: requestLengthText(request) },
          ...(isWaiting
            ? [
                { label: 'Balance', value: <RequestBalanceValue id={id} /> },
                { label: 'Team', value: <TeamAwayValue employeeId={employee.id} from={from} to={to} /> },
              ]
            : []),
          ...(parts === null ? [] : [{ label: 'Parts of days', value: parts, wide: true }]),
        ]}
      />
      {reason === null ? null : <ReasonQuote>{reason}</ReasonQuote>}
    </>
  );
}

/** Nothing where others decide on people whom they do not reach. */
function TeamOf({ request: { employee, first_day: from, last_day: to } }: RequestProps) {
  const team = useQuery({
    ...apiQuery(leaveCalendarEndpoints.teamAway, { query: { employee_id: employee.id, from, to } }),
    staleTime: 0,
    retry: false,
  });
  return team.data ? <TeamAwayNotice team={team.data} /> : null;
}

/** Approved, such a day counts as neither until HR fixes it (record 140). */
function WorkedDays({ id }: { readonly id: number }) {
  const days = useWorkedDays(id);
  return days.length === 0 ? null : <Notice tone="amber">{workedDaysText(days)}</Notice>;
}

function Documents({ request: { id, documents, abilities } }: RequestProps) {
  const queries = useQueryClient();
  if (documents === null) return null;
  if (documents.is_missing)
    return (
      <Notice tone="amber">
        {missingDocumentText}.{abilities.decide ? ' You can approve the leave, and ask for the document later.' : ''}
      </Notice>
    );
  return documents.count === 0 ? null : <AttachmentsToRead source={leaveDocuments(id, queries)} />;
}
