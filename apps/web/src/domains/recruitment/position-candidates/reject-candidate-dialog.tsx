import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import {
  applicationLabels as labels,
  applicationLimits as limits,
} from '@muster/contract/domains/recruitment/applications.constants.ts';
import { decideApplicationBody } from '@muster/contract/domains/recruitment/applications.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { applicationsEndpoints } from '../../../platform/api/endpoints/applications.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { refreshApplications } from '../applications.queries.ts';
import { decidedText } from '../moved-application.ts';

interface Values {
  reason: string;
}

/** For users of the client: why a candidate is not a fit. */
export function RejectCandidateDialog({ card, ...dialog }: RejectCandidateDialogProps) {
  const queries = useQueryClient();
  const { id, candidate, decision_version: version } = card;
  return (
    <RecordDialog<Values>
      {...dialog}
      title={`${candidate.name} is not a fit?`}
      intro="Your recruiters read the reason, and look for someone who fits better."
      button={{ label: 'Not a fit', processingLabel: 'Saving...', tone: 'danger' }}
      values={{ reason: '' }}
      call={formCall({
        schema: decideApplicationBody,
        bodyOf: ({ reason }: Values) => ({ version, decision: 'rejected', reason }),
        send: (body) => callApi(applicationsEndpoints.decide, { params: { id }, body }),
      })}
      thing="decision"
      success={decidedText(card, 'rejected')}
      onSaved={() => refreshApplications(queries)}
      onRefused={() => refreshApplications(queries)}
    >
      <TextField<Values> name="reason" label={labels.reason} required maxLength={limits.reason} wide />
    </RecordDialog>
  );
}

interface RejectCandidateDialogProps extends Required<PanelProps> {
  readonly card: Pick<ApplicationCard, 'id' | 'decision_version'> & { readonly candidate: { readonly name: string } };
}
