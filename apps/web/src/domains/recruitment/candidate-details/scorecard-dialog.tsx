import { type Scorecard, saveScorecardBody } from '@muster/contract/domains/recruitment/scorecards.calls.ts';
import {
  scorecardLabels as labels,
  scorecardLimits as limits,
  recommendationLabels,
  recommendations,
  scorecardRatingLabels,
  scorecardRatings,
} from '@muster/contract/domains/recruitment/scorecards.constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { scorecardsEndpoints } from '../../../platform/api/endpoints/scorecards.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { refreshApplications } from '../applications.queries.ts';

/** The fields of the criteria are named by their places. */
type Values = Record<string, string | null>;

/** The scorecard of the viewer: a rating for each criterion, and whether to hire. */
export function ScorecardDialog({ id, name, criteria, own, ...dialog }: ScorecardDialogProps) {
  const queries = useQueryClient();
  const before = (criterion: string) => own?.ratings.find((one) => one.criterion === criterion)?.rating;
  return (
    <RecordDialog<Values>
      {...dialog}
      title={`My scorecard of ${name}`}
      intro="Staff who recruit read it. Clients do not."
      button={{ label: 'Save', processingLabel: 'Saving...' }}
      values={{
        ...Object.fromEntries(criteria.map((criterion, at) => [fieldOf(at), before(criterion)?.toString() ?? null])),
        recommendation: own?.recommendation ?? null,
        comment: own?.comment ?? '',
      }}
      call={formCall({
        schema: saveScorecardBody,
        bodyOf: (values: Values) => ({
          ratings: criteria.map((criterion, at) => ({ criterion, rating: Number(values[fieldOf(at)]) })),
          recommendation: values['recommendation'],
          comment: values['comment'],
        }),
        send: (body) => callApi(scorecardsEndpoints.save, { params: { id }, body }),
      })}
      thing="scorecard"
      success="The scorecard was saved."
      onSaved={() => refreshApplications(queries)}
      onRefused={() => refreshApplications(queries)}
    >
      {criteria.map((criterion, at) => (
        <SelectField<Values> key={criterion} name={fieldOf(at)} label={criterion} required options={ratingOptions} />
      ))}
      <SelectField<Values> name="recommendation" label={labels.recommendation} required options={recommended} />
      <TextAreaField<Values> name="comment" label={labels.comment} wide rows={4} maxLength={limits.comment} />
    </RecordDialog>
  );
}

const fieldOf = (at: number) => `rating_${at}`;
const ratingOptions = scorecardRatings.map((value) => ({ value, label: scorecardRatingLabels[value] }));
const recommended = recommendations.map((value) => ({ value, label: recommendationLabels[value] }));

interface ScorecardDialogProps extends Required<PanelProps> {
  /** Of the application. */
  readonly id: number;
  readonly name: string;
  readonly criteria: readonly string[];
  /** Null: the viewer has not written one yet. */
  readonly own: Scorecard | null;
}
