import { counted } from '@muster/contract/counted.ts';
import { correctionLabels, overtimeLeftOutTexts } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { decideOvertimeBody } from '@muster/contract/domains/attendance/overtime.calls.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { showErrorList, showSuccess } from '../../../platform/feedback/toasts.ts';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { useUnsavedGuard } from '../../../platform/form/use-unsaved-guard.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextArea } from '../../../ui/input/text-area.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { ApprovalChain } from '../../approvals/index.ts';
import styles from '../corrections/corrections.module.css';
import { spanText, whenText } from './overtime-columns.tsx';

/** The overtime of one day with its approval chain, or of several days, and one decision. A refusal needs a reason. */
export function OvertimeDialog({ requests, opened, onClose }: OvertimeDialogProps) {
  const [note, setNote] = useState('');
  const zone = useViewerZone();
  const guard = useUnsavedGuard(opened && note.trim() !== '');
  const close = () => guard.leave(onClose);
  const { approved, refused } = useDecision(requests, note, onClose);
  const problem = approved.problem ?? refused.problem;
  const [first, second] = requests;
  const only = second === undefined ? first : undefined;
  return (
    <>
      <AppModal
        opened={opened}
        onClose={close}
        size="lg"
        title={only ? `${only.employee.name}, ${formatDay(only.work_date)}` : titleOf(requests)}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button tone="danger" busy={refused.busy} onClick={refused.submit}>
              Refuse
            </Button>
            <Button tone="primary" busy={approved.busy} onClick={approved.submit}>
              Approve
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          {problem ? <Notice tone="red">{problem}</Notice> : null}
          {only ? (
            <DescriptionList short facts={factsOf(only, zone)} />
          ) : (
            <p>
              {minutesText(requests.reduce((sum, { minutes }) => sum + minutes, 0))} in total. The decision is for each
              of these days.
            </p>
          )}
          {only?.approval ? <ApprovalChain chain={only.approval} zone={zone} /> : null}
          <Field
            label={correctionLabels.note}
            helper="Visible to the employee. Required when refusing."
            error={refused.errorOf('note') ?? approved.errorOf('note')}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={500}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
        </div>
      </AppModal>
      {guard.dialog}
    </>
  );
}

interface OvertimeDialogProps {
  readonly requests: readonly OvertimeRow[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

const days = (count: number) => counted(count, 'day');
const titleOf = (requests: readonly OvertimeRow[]) => `Overtime of ${days(requests.length)}`;

const factsOf = (row: OvertimeRow, zone: string) => [
  { label: 'Overtime', value: minutesText(row.minutes) },
  { label: 'When', value: whenText(row) },
  {
    label: 'Planned',
    value: row.starts_at === null ? 'Not scheduled' : `${row.shift}, ${spanText(row.starts_at, row.ends_at, zone)}`,
  },
  { label: 'Clocked', value: spanText(row.first_in, row.last_out, zone) },
];

function useDecision(requests: readonly OvertimeRow[], note: string, onDone: () => void) {
  const queries = useQueryClient();
  const submission = (decision: 'approved' | 'refused') => {
    const body = { requests: requests.map(({ id, version }) => ({ id, version })), decision, note };
    return {
      check: () => {
        const { error } = decideOvertimeBody.safeParse(body);
        return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), [message]]));
      },
      send: async () => {
        const { done, left_out } = await callApi(overtimeEndpoints.decide, { body });
        showSuccess(`You ${decision} the overtime of ${days(done)}.`);
        const lines = left_out.map(
          ({ name, work_date, why }) => `${name}, ${formatDay(work_date)}: ${overtimeLeftOutTexts[why]}`,
        );
        if (lines.length > 0) showErrorList('Not included', lines);
        onDone();
        const changed = [overtimeEndpoints.list, attendanceDaysEndpoints.list, attendanceDaysEndpoints.details];
        await refreshAnswers(queries, changed);
      },
    };
  };
  return { approved: useSubmit(submission('approved')), refused: useSubmit(submission('refused')) };
}
