import type { InterviewRecord } from '@muster/contract/domains/interviews/interview-answers.ts';
import {
  interviewRatings,
  interviewLabels as labels,
  interviewLimits as limits,
} from '@muster/contract/domains/interviews/interviews.constants.ts';
import { interviewFeedbackBody } from '@muster/contract/domains/interviews/interviews.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RadioField } from '../../../platform/form/radio-field.tsx';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { refreshInterviews } from '../interviews.queries.ts';

interface Values {
  rating: number | null;
  body: string;
}

/** What the viewer says about the candidate. A second time, it starts from the first. */
export function InterviewFeedbackDialog({ record, ...dialog }: InterviewFeedbackDialogProps) {
  const queries = useQueryClient();
  const { id, candidate } = record;
  const own = record.feedback.find(({ is_own }) => is_own);
  return (
    <RecordDialog<Values>
      {...dialog}
      title={`Feedback on ${candidate}`}
      intro="Recruiters read all feedback. Users of the client read what their own side wrote."
      button={{ label: 'Save', processingLabel: 'Saving...' }}
      values={{ rating: own?.rating ?? null, body: own?.body ?? '' }}
      call={formCall({
        schema: interviewFeedbackBody,
        send: (body) => callApi(interviewsEndpoints.feedback, { params: { id }, body }),
      })}
      thing="feedback"
      success="Your feedback is saved."
      onSaved={() => refreshInterviews(queries)}
    >
      <RadioField<Values> name="rating" label={labels.rating} required wide options={ratings} />
      <TextAreaField<Values> name="body" label={labels.body} required wide maxLength={limits.feedback} />
    </RecordDialog>
  );
}

const ratings = interviewRatings.map((value) => ({ value: String(value), label: String(value) }));

interface InterviewFeedbackDialogProps extends Required<PanelProps> {
  readonly record: InterviewRecord;
}
