import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { leaveRequestStateLabels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { StateBadge } from '../../ui/badge/state-badge.tsx';
import { StatusWord } from '../../ui/badge/status-word.tsx';
import type { PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../ui/plain-table/second-line.tsx';
import { missingDocumentText } from './leave-documents/leave-document-texts.ts';
import { LeaveIcon } from './leave-icon.tsx';
import styles from './leave-request-columns.module.css';
import { givenBackText, partsText, recountedText, requestDaysText, requestLengthText } from './leave-request-texts.ts';

type Column = PlainColumn<LeaveRequest>;

export const typeColumn = {
  header: 'Type',
  cell: ({ leave_type, color, reason }) => (
    <span className={styles.type}>
      <LeaveIcon color={color} inText />
      {leave_type}
      {reason === null ? null : <SecondLine>{reason}</SecondLine>}
    </span>
  ),
} as const satisfies Column;

/** Type, length and reason on a card. */
export function cardLine(request: LeaveRequest) {
  const recounted = recountedText(request);
  return (
    <>
      <LeaveIcon color={request.color} inText />
      {`${request.leave_type} · ${requestLengthText(request)}`}
      {recounted === null ? null : <SecondLine>{recounted}</SecondLine>}
      {request.reason === null ? null : <SecondLine>{request.reason}</SecondLine>}
    </>
  );
}

/** `range`: how days are said that follow each other. */
export function RequestDates({ request, range }: RequestDatesProps) {
  const parts = partsText(request);
  const givenBack = givenBackText(request);
  return (
    <>
      {requestDaysText(request, range)}
      {parts === null ? null : <SecondLine>{parts}</SecondLine>}
      {givenBack === null ? null : <SecondLine>{givenBack}</SecondLine>}
    </>
  );
}

interface RequestDatesProps {
  readonly request: LeaveRequest;
  readonly range?: (first: string, last: string) => string;
}

export const daysColumn = {
  header: 'Dates',
  isUnbroken: true,
  cell: (request) => <RequestDates request={request} />,
} as const satisfies Column;

export const lengthColumn = {
  header: 'Days',
  align: 'right',
  isUnbroken: true,
  cell: (request) => {
    const recounted = recountedText(request);
    return (
      <>
        {requestLengthText(request)}
        {recounted === null ? null : <SecondLine>{recounted}</SecondLine>}
      </>
    );
  },
} as const satisfies Column;

const missingDocument = ({ documents }: LeaveRequest) =>
  documents?.is_missing ? <StatusWord tone="amber">{missingDocumentText}</StatusWord> : null;

/** Below the state. */
const lateNotes = ({ is_late: isLate, filed_by: filedBy }: LeaveRequest) => (
  <>
    {isLate ? <SecondLine>Requested late</SecondLine> : null}
    {filedBy === null ? null : <SecondLine>Filed by {filedBy}</SecondLine>}
  </>
);

/** Below the state, where that has a line without room beside it. */
export function stateNotes(request: LeaveRequest) {
  const missing = missingDocument(request);
  return (
    <>
      {missing === null ? null : <SecondLine>{missing}</SecondLine>}
      {lateNotes(request)}
    </>
  );
}

export const stateColumn = {
  header: 'Status',
  cell: (request: LeaveRequest) => (
    <>
      <span className={styles.state}>
        <StateBadge word={leaveRequestStateLabels[request.state]} />
        {missingDocument(request)}
      </span>
      {lateNotes(request)}
    </>
  ),
} as const satisfies Column;
