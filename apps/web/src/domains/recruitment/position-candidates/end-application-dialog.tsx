import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import {
  applicationLabels as labels,
  applicationLimits as limits,
  rejectionReasonLabels,
  rejectionReasons,
} from '@muster/contract/domains/recruitment/applications.constants.ts';
import { moveApplicationBody } from '@muster/contract/domains/recruitment/applications.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { refreshApplications } from '../applications.queries.ts';
import { movedApplicationText } from '../moved-application.ts';

interface Values {
  rejection: string;
  note: string;
}

/** Ends an application: rejected by the recruiters for a reason, or withdrawn by the candidate. */
export function EndApplicationDialog({ card, version, to, ...dialog }: EndApplicationDialogProps) {
  const queries = useQueryClient();
  const isRejection = to === 'rejected';
  const { id, candidate, stage } = card;
  const isHired = stage === 'hired';
  return (
    <RecordDialog<Values>
      {...dialog}
      title={
        isRejection ? `Reject ${candidate.name}?` : isHired ? takeBackTitle(candidate) : `${candidate.name} withdrew?`
      }
      intro={`${isHired ? takeBackIntro : 'This ends the application.'} The client does not read the reason or the note.`}
      button={
        isRejection
          ? { label: 'Reject', processingLabel: 'Rejecting...', tone: 'danger' }
          : { label: 'End application', processingLabel: 'Ending...' }
      }
      values={{ rejection: '', note: '' }}
      call={formCall({
        schema: moveApplicationBody,
        bodyOf: ({ rejection, note }: Values) => ({ version, stage: to, rejection, note }),
        send: (body) => callApi(applicationsEndpoints.move, { params: { id }, body }),
      })}
      thing="application"
      success={movedApplicationText(card, to)}
      onSaved={() => refreshApplications(queries)}
      onRefused={() => refreshApplications(queries)}
    >
      {isRejection ? (
        <SelectField<Values> name="rejection" label={labels.rejection} required wide options={reasonOptions} />
      ) : null}
      <TextField<Values> name="note" label={labels.note} required={isHired} maxLength={limits.note} wide />
    </RecordDialog>
  );
}

const takeBackTitle = ({ name }: ApplicationCard['candidate']) => `Take back the hire of ${name}?`;
const takeBackIntro = 'This ends the application and frees the place. The employee record stays as it is.';

const reasonOptions = rejectionReasons.map((value) => ({ value, label: rejectionReasonLabels[value] }));

interface EndApplicationDialogProps extends Required<PanelProps> {
  readonly card: ApplicationCard;
  readonly version: number;
  readonly to: 'rejected' | 'withdrawn';
}
