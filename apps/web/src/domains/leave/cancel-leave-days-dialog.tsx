import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { leaveRequestLabels as labels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { cancelLeaveBody } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { leaveRequestsEndpoints } from '../../platform/api/endpoints/leave-requests.generated.ts';
import { CheckListField } from '../../platform/form/check-list-field.tsx';
import { formCall } from '../../platform/form/form-call.ts';
import { RecordDialog } from '../../platform/form/record-dialog.tsx';
import { formatWeekday } from '../../platform/format/dates.ts';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { requestDaysText } from './leave-request-texts.ts';
import { refreshLeaveRequests } from './leave-requests.queries.ts';

interface Values {
  days: readonly string[];
}

/** Withdraws days of a request that waits, or gives back days of approved leave: all of them unless some are kept. */
export function CancelLeaveDaysDialog({ request, isOwn, ...dialog }: CancelLeaveDaysProps) {
  const queries = useQueryClient();
  const { id, leave_type: type, employee, abilities } = request;
  const isWaiting = request.state === 'requested';
  const effect = isWaiting ? 'The approvers no longer see the selected days.' : effectOf(employee.name, isOwn);
  return (
    <RecordDialog<Values>
      {...dialog}
      title={titleOf(isWaiting ? 'Withdraw days' : 'Cancel leave', isOwn ? null : employee.name)}
      formLabel={isWaiting ? 'Withdraw days' : 'Cancel leave'}
      intro={`${type}, ${requestDaysText(request)}. ${effect}`}
      button={
        isWaiting
          ? { label: 'Withdraw days', processingLabel: 'Withdrawing...', tone: 'danger' }
          : { label: 'Cancel days', processingLabel: 'Cancelling...', tone: 'danger' }
      }
      values={{ days: abilities.cancel_days }}
      call={formCall({
        schema: cancelLeaveBody,
        // With all days the leave is cancelled, also for days that a holiday frees now.
        bodyOf: ({ days }: Values) =>
          days.length === abilities.cancel_days.length ? { id } : { id, days: [...days].sort() },
        send: (body) => callApi(leaveRequestsEndpoints.cancel, { body }),
      })}
      thing="leave request"
      success={isWaiting ? 'The days were withdrawn.' : 'The leave was cancelled.'}
      onSaved={() => refreshLeaveRequests(queries)}
    >
      <CheckListField<Values>
        name="days"
        label={labels.days}
        required
        texts
        options={abilities.cancel_days.map((day) => ({ value: day, label: formatWeekday(day) }))}
      />
    </RecordDialog>
  );
}

const titleOf = (what: string, name: string | null): string => (name === null ? what : `${what} of ${name}`);

const effectOf = (name: string, isOwn: boolean): string =>
  isOwn
    ? 'The selected days go back to your balance, and your shifts are planned again.'
    : `The selected days go back to the balance, and the shifts are planned again. ${name} is notified.`;

interface CancelLeaveDaysProps extends Required<PanelProps> {
  readonly request: LeaveRequest;
  readonly isOwn: boolean;
}
