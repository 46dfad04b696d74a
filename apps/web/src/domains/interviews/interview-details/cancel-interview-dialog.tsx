import type { InterviewRecord } from '@muster/contract/domains/interviews/interview-answers.ts';
import {
  interviewLabels as labels,
  interviewLimits as limits,
} from '@muster/contract/domains/interviews/interviews.constants.ts';
import { cancelInterviewBody } from '@muster/contract/domains/interviews/interviews.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { refreshInterviews } from '../interviews.queries.ts';

interface Values {
  reason: string;
}

/** Frees the time of everybody who takes part. */
export function CancelInterviewDialog({ record, ...dialog }: CancelInterviewDialogProps) {
  const queries = useQueryClient();
  const { id, version, candidate } = record;
  return (
    <RecordDialog<Values>
      {...dialog}
      title={`Cancel the interview with ${candidate}?`}
      intro="Both sides can read the reason."
      closeLabel="Keep interview"
      button={{ label: 'Cancel interview', processingLabel: 'Cancelling...', tone: 'danger' }}
      values={{ reason: '' }}
      call={formCall({
        schema: cancelInterviewBody,
        bodyOf: ({ reason }: Values) => ({ version, reason }),
        send: (body) => callApi(interviewsEndpoints.cancel, { params: { id }, body }),
      })}
      thing="interview"
      success="The interview is cancelled."
      onSaved={() => refreshInterviews(queries)}
      onRefused={() => refreshInterviews(queries)}
    >
      <TextField<Values> name="reason" label={labels.reason} required maxLength={limits.reason} wide />
    </RecordDialog>
  );
}

interface CancelInterviewDialogProps extends Required<PanelProps> {
  readonly record: InterviewRecord;
}
