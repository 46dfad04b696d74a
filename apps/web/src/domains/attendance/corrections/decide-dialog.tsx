import { correctionLabels, dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { decideCorrectionBody } from '@muster/contract/domains/attendance/attendance.schemas.ts';
import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { useUnsavedGuard } from '../../../platform/form/use-unsaved-guard.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextArea } from '../../../ui/input/text-area.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { ApprovalChain } from '../../approvals/index.ts';
import { DayExplanation } from '../day-explanation.tsx';
import { dayTones } from '../day-states.ts';
import { remarksOf } from '../day-texts.ts';
import { factsOf } from './correction-facts.ts';
import styles from './corrections.module.css';

/** The clocked and the requested times side by side, and the decision. A rejection needs a reason. */
export function DecideDialog({ correction, opened, onClose }: DecideDialogProps) {
  const [note, setNote] = useState('');
  const queries = useQueryClient();
  const zone = useViewerZone();
  const guard = useUnsavedGuard(opened && note.trim() !== '');
  const close = () => guard.leave(onClose);
  const decide = useDecision(correction, note, async (said) => {
    showSuccess(said);
    onClose();
    const changed = [correctionsEndpoints.list, attendanceDaysEndpoints.list, attendanceDaysEndpoints.details];
    await refreshAnswers(queries, changed);
  });
  return (
    <>
      <AppModal
        opened={opened}
        onClose={close}
        size="lg"
        title={`${correction.employee.name}, ${formatDay(correction.work_date)}`}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button tone="danger" busy={decide.rejected.busy} onClick={decide.rejected.submit}>
              Reject
            </Button>
            <Button tone="primary" busy={decide.approved.busy} onClick={decide.approved.submit}>
              Approve
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          {decide.problem ? <Notice tone="red">{decide.problem}</Notice> : null}
          <DescriptionList short facts={factsOf(correction)} />
          {correction.approval ? <ApprovalChain chain={correction.approval} zone={zone} /> : null}
          {correction.outcome ? <Outcome outcome={correction.outcome} zone={correction.zone} /> : null}
          <Field
            label={correctionLabels.note}
            helper="Visible to the employee. Required when rejecting."
            error={decide.rejected.errorOf('note') ?? decide.approved.errorOf('note')}
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

/** The result of an approval. */
function Outcome({
  outcome,
  zone,
}: {
  readonly outcome: NonNullable<CorrectionRow['outcome']>;
  readonly zone: string;
}) {
  const { figures, explanation } = outcome;
  return (
    <section aria-label="After approval">
      <p>
        After approval: <StatusBadge tone={dayTones[figures.state]}>{dayLabels[figures.state]}</StatusBadge>{' '}
        {[`${minutesText(figures.worked_minutes)} worked`, remarksOf(figures)].filter(Boolean).join(', ')}
      </p>
      <DayExplanation explanation={explanation} zone={zone} />
    </section>
  );
}

interface DecideDialogProps {
  readonly correction: CorrectionRow;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function useDecision({ id, version, employee }: CorrectionRow, note: string, onDone: (said: string) => Promise<void>) {
  const submission = (decision: 'approved' | 'rejected') => {
    const body = { id, version, decision, note };
    return {
      check: () => {
        const { error } = decideCorrectionBody.safeParse(body);
        return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), [message]]));
      },
      send: async () => {
        const stored = await callApi(correctionsEndpoints.decide, { body });
        const isClosed = stored.version > version;
        const outcome = isClosed ? `was ${decision}` : 'waits for the next decision';
        await onDone(`The correction of ${employee.name} ${outcome}.`);
      },
    };
  };
  const approved = useSubmit(submission('approved'));
  const rejected = useSubmit(submission('rejected'));
  return { approved, rejected, problem: approved.problem ?? rejected.problem };
}
