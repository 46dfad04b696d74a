import { counted } from '@muster/contract/counted.ts';
import { overtimeLeftOutTexts } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { decideOvertimeBody } from '@muster/contract/domains/attendance/overtime.calls.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { showErrorList } from '../../../platform/feedback/toasts.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { formatDay, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { approveButton, DecisionDialog, rejectButton } from '../../approvals/index.ts';
import { spanText, whenText } from './overtime-columns.tsx';

const changed = [overtimeEndpoints.list, attendanceDaysEndpoints.list, attendanceDaysEndpoints.details];

/** The overtime of one day with its approval chain, or of several days, and one decision; `isRejection`: only its reason. */
export function OvertimeDialog({ requests, isRejection = false, opened, onClose }: OvertimeDialogProps) {
  const zone = useViewerZone();
  const queries = useQueryClient();
  const [first, second] = requests;
  const only = second === undefined ? first : undefined;
  const about = only
    ? `${only.employee.name}, ${formatWeekday(only.work_date)}`
    : `Overtime of ${days(requests.length)}`;
  return (
    <DecisionDialog<'approved' | 'refused'>
      title={isRejection ? `Reject overtime: ${about}` : about}
      {...(isRejection ? { button: rejectButton } : { size: 'lg', button: approveButton, otherwise: rejectButton })}
      thing="decision"
      callOf={(decision) =>
        formCall({
          schema: decideOvertimeBody,
          bodyOf: ({ note }) => ({
            requests: requests.map(({ id, version }) => ({ id, version })),
            decision,
            note,
          }),
          send: async (body) => {
            const { done, left_out } = await callApi(overtimeEndpoints.decide, { body });
            const lines = left_out.map(
              ({ name, work_date, why }) => `${name}, ${formatDay(work_date)}: ${overtimeLeftOutTexts[why]}`,
            );
            if (lines.length > 0) showErrorList('Not included', lines);
            return `You ${decision === 'approved' ? 'approved' : 'rejected'} the overtime of ${days(done)}.`;
          },
        })
      }
      chain={isRejection ? null : (only?.approval ?? null)}
      noteHelper={isRejection ? 'Visible to the employee.' : 'Visible to the employee. Required when rejecting.'}
      noteRequired={isRejection}
      opened={opened}
      onClose={onClose}
      onSaved={() => refreshAnswers(queries, changed)}
    >
      {only ? (
        <DescriptionList short facts={factsOf(only, zone)} />
      ) : (
        <p>
          {peopleText(requests)}: {minutesText(requests.reduce((sum, { minutes }) => sum + minutes, 0))} in total. The
          decision is for each of these days.
        </p>
      )}
    </DecisionDialog>
  );
}

interface OvertimeDialogProps {
  readonly requests: readonly OvertimeRow[];
  readonly isRejection?: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const mostNamed = 3;

function peopleText(requests: readonly OvertimeRow[]): string {
  const names = [...new Map(requests.map(({ employee }) => [employee.id, employee.name])).values()];
  const rest = names.length - mostNamed;
  return rest > 0 ? `${names.slice(0, mostNamed).join(', ')} and ${rest} more` : names.join(', ');
}

const days = (count: number) => counted(count, 'day');

const factsOf = (row: OvertimeRow, zone: string) => [
  { label: 'Overtime', value: minutesText(row.minutes) },
  { label: 'Occasion', value: whenText(row) },
  {
    label: 'Scheduled',
    value: row.starts_at === null ? 'Not scheduled' : `${row.shift}, ${spanText(row.starts_at, row.ends_at, zone)}`,
  },
  { label: 'Clocked', value: spanText(row.first_in, row.last_out, zone) },
];
