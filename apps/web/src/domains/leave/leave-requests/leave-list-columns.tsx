import { counted } from '@muster/contract/counted.ts';
import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { leaveRequestColumns } from '@muster/contract/domains/leave/leave-request-columns.ts';
import { leaveRequestStateLabels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { formatDays, formatShortDateTime } from '../../../platform/format/dates.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { StatusWord } from '../../../ui/badge/status-word.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { DecisionInRow, FreeText } from '../../approvals/index.ts';
import { missingDocumentText } from '../leave-documents/leave-document-texts.ts';
import { lengthColumn, RequestDates, stateColumn, typeColumn } from '../leave-request-columns.tsx';
import { requestDaysText, waitingForText } from '../leave-request-texts.ts';
import { useApproveLeave } from '../use-approve-leave.ts';

const shown = {
  'employee.name': {
    width: 220,
    pinned: 'left' as const,
    cell: ({ employee, client }: LeaveRequest) => <NameCell name={employee.name} below={client} />,
    card: 'title' as const,
    cardCell: ({ employee }: LeaveRequest) => <NameCell name={employee.name} plain />,
  },
  leave_type: {
    width: 160,
    grow: true,
    cell: typeColumn.cell,
  },
  first_day: {
    header: 'Dates',
    width: 120,
    isEarly: true as const,
    isInHead: true as const,
    cell: (request: LeaveRequest) => (
      <>
        <RequestDates request={request} range={formatDays} />
        {request.documents?.is_missing ? (
          <SecondLine>
            <StatusWord tone="amber">{missingDocumentText}</StatusWord>
          </SecondLine>
        ) : null}
      </>
    ),
    card: 'line' as const,
    // What the line of a phone has room for beside the button: the review has the rest.
    cardCell: (request: LeaveRequest) =>
      [requestDaysText(request, formatDays), request.leave_type.replace(/ Leave$/, ''), waitingForOthers(request)]
        .filter((text) => text !== null)
        .join(' · '),
  },
  days: { width: 84, cell: (request: LeaveRequest) => <FreeText>{lengthColumn.cell(request)}</FreeText> },
  // A missing one is below the dates.
  documents: {
    width: 142,
    hiddenAtFirst: true,
    cell: ({ documents }: LeaveRequest) => {
      if (documents === null) return null;
      if (documents.is_missing) return <StatusWord tone="amber">{missingDocumentText}</StatusWord>;
      return documents.count > 0 ? counted(documents.count, 'document') : null;
    },
    card: 'line' as const,
    cardCell: ({ documents }: LeaveRequest) => (documents?.is_missing ? missingDocumentText : null),
  },
};

export const waitingLeaveColumnsFor = (onReject: (request: LeaveRequest) => void) =>
  columnsOf<LeaveRequest>()(leaveRequestColumns, {
    ...shown,
    created_at: {
      width: 176,
      cell: ({ created_at, is_late, filed_by }, zone) => (
        <FreeText>
          {formatShortDateTime(created_at, zone)}
          <SecondLine>{filingText(is_late, filed_by)}</SecondLine>
        </FreeText>
      ),
    },
    state: {
      header: 'Decision',
      width: 112,
      pinned: 'right',
      cell: (request) =>
        request.abilities.decide ? (
          <LeaveDecision request={request} onReject={onReject} />
        ) : (
          <FreeText>
            <SecondLine>{waitingForText(request)}</SecondLine>
          </FreeText>
        ),
      // On a phone the request opens with its decision.
      card: 'act',
      cardCell: () => null,
    },
  });

export const decidedLeaveColumns = columnsOf<LeaveRequest>()(leaveRequestColumns, {
  ...shown,
  state: {
    width: 200,
    isEarly: true,
    cell: (request) => <FreeText>{stateColumn.cell({ ...request, documents: null })}</FreeText>,
    card: 'badge',
    cardCell: ({ state }) => <StateBadge word={leaveRequestStateLabels[state]} />,
  },
});

function LeaveDecision({ request, onReject }: LeaveDecisionProps) {
  const { isBusy, approve } = useApproveLeave();
  return (
    <DecisionInRow
      about={`the leave of ${request.employee.name}`}
      isBusy={isBusy}
      onApprove={() => void approve(request)}
      onReject={() => onReject(request)}
    />
  );
}

interface LeaveDecisionProps {
  readonly request: LeaveRequest;
  /** Asks for the reason. */
  readonly onReject: (request: LeaveRequest) => void;
}

/** On a phone, where the name has the whole first line. */
const waitingForOthers = (request: LeaveRequest): string | null =>
  request.state === 'requested' && !request.abilities.decide ? waitingForText(request) : null;

const filingText = (isLate: boolean, filedBy: string | null) =>
  [isLate ? 'Requested late' : null, filedBy === null ? null : `Filed by ${filedBy}`].filter(Boolean).join(' · ');
