import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { decideCorrectionBody } from '@muster/contract/domains/attendance/attendance.schemas.ts';
import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { approveButton, DecisionDialog, rejectButton } from '../../approvals/index.ts';
import { DayExplanation } from '../day-explanation.tsx';
import { remarksOf } from '../day-texts.ts';
import { factsOf } from './correction-facts.ts';

const changed = [correctionsEndpoints.list, attendanceDaysEndpoints.list, attendanceDaysEndpoints.details];

/** The clocked and the requested times, and the decision; `isRejection`: only its reason, where the times are already shown. */
export function DecideDialog({ correction, isRejection = false, opened, onClose }: DecideDialogProps) {
  const queries = useQueryClient();
  const { id, version, employee, outcome } = correction;
  const about = `${employee.name}, ${formatWeekday(correction.work_date)}`;
  return (
    <DecisionDialog<'approved' | 'rejected'>
      title={isRejection ? `Reject correction: ${about}` : about}
      {...(isRejection ? { button: reject } : { size: 'lg', button: approveButton, otherwise: reject })}
      thing="decision"
      callOf={(decision) =>
        formCall({
          schema: decideCorrectionBody,
          bodyOf: ({ note }) => ({ id, version, decision, note }),
          send: async (body) => {
            const stored = await callApi(correctionsEndpoints.decide, { body });
            const said = stored.version > version ? `was ${decision}` : 'waits for the next decision';
            return `The correction of ${employee.name} ${said}.`;
          },
        })
      }
      chain={isRejection ? null : correction.approval}
      noteHelper={isRejection ? 'Visible to the employee.' : 'Visible to the employee. Required when rejecting.'}
      noteRequired={isRejection}
      opened={opened}
      onClose={onClose}
      onSaved={() => refreshAnswers(queries, changed)}
    >
      {isRejection ? (
        <p>The recorded times stay as they are.</p>
      ) : (
        <>
          <DescriptionList short facts={factsOf(correction)} />
          {outcome ? <Outcome outcome={outcome} /> : null}
        </>
      )}
    </DecisionDialog>
  );
}

const reject = { ...rejectButton, made: 'rejected' } as const;

/** The result of an approval. */
function Outcome({ outcome }: { readonly outcome: NonNullable<CorrectionRow['outcome']> }) {
  const { figures, explanation } = outcome;
  return (
    <section aria-label="After approval">
      <p>
        After approval: <StateBadge word={dayLabels[figures.state]} />{' '}
        {[`${minutesText(figures.worked_minutes)} worked`, remarksOf(figures)].filter(Boolean).join(', ')}
      </p>
      <DayExplanation explanation={explanation} />
    </section>
  );
}

interface DecideDialogProps {
  readonly correction: CorrectionRow;
  readonly isRejection?: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}
