import type { CandidateRecord } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import {
  isSameIn,
  mergedFieldLabels,
  mergedFields,
} from '@muster/contract/domains/recruitment/candidate-merge.rules.ts';
import {
  type CandidatePair,
  candidateMergesCalls,
} from '@muster/contract/domains/recruitment/candidate-merges.calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { candidateMergesEndpoints } from '../../../platform/api/endpoints/candidate-merges.generated.ts';
import { formCall } from '../../../platform/form/form-call.ts';
import { RadioField } from '../../../platform/form/radio-field.tsx';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { StoredRecordPanel } from '../../../platform/form/stored-record-panel.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { refreshApplications } from '../applications.queries.ts';
import { candidateDetailsQuery, refreshCandidates } from '../candidates.queries.ts';
import { chosenAtFirst, type MergeChoices, mergeableOf, takenFields, textIn } from './merge-choices.ts';

const title = 'Merge candidates';

/** Two records side by side, and which value of each field stays. The older record stays. */
export function MergeCandidatesPanel({ pair, ...panel }: MergeCandidatesPanelProps) {
  return (
    <StoredRecordPanel {...panel} title={title} query={candidateDetailsQuery(pair.one.id)}>
      {(kept) => (
        <StoredRecordPanel {...panel} title={title} query={candidateDetailsQuery(pair.other.id)}>
          {(other) => <LoadedForm {...panel} kept={kept} other={other} />}
        </StoredRecordPanel>
      )}
    </StoredRecordPanel>
  );
}

function LoadedForm({ kept, other, ...panel }: LoadedFormProps) {
  const queries = useQueryClient();
  const refresh = async () => {
    await refreshCandidates(queries);
    await refreshApplications(queries);
  };
  const [one, two] = [mergeableOf(kept), mergeableOf(other)];
  const first = chosenAtFirst(one, two);
  const fields = mergedFields.filter((field) => !isSameIn(field, one, two));
  return (
    <RecordPanel<MergeChoices>
      {...panel}
      mode="update"
      title={title}
      description={`${kept.name} · records ${kept.id} and ${other.id}`}
      button={{ label: 'Merge', processingLabel: 'Merging...' }}
      values={first}
      call={formCall({
        schema: candidateMergesCalls.merge.body,
        bodyOf: (choices: MergeChoices) => ({
          version: kept.version,
          other_id: other.id,
          other_version: other.version,
          taken: takenFields(choices).filter((field) => fields.includes(field)),
        }),
        send: (body, idempotencyKey) =>
          callApi(candidateMergesEndpoints.merge, { params: { id: kept.id }, body, idempotencyKey }),
      })}
      thing="candidate"
      success={`The records of ${kept.name} are now one.`}
      onSaved={refresh}
      onRefused={refresh}
    >
      <Notice tone="amber" title={`Record ${other.id} is removed`}>
        Its applications, notes, files and links move to record {kept.id}, and its address leads there. This cannot be
        undone.
      </Notice>
      <FormSection
        id="fields"
        title="Which values stay"
        description={fields.length === 0 ? 'Both records say the same.' : 'The tags of both records stay.'}
      >
        {fields.map((field) => (
          <RadioField<MergeChoices>
            key={field}
            name={field}
            label={mergedFieldLabels[field]}
            wide
            options={[
              { value: '1', label: `${textIn(field, one)} (record ${kept.id})` },
              { value: '2', label: `${textIn(field, two)} (record ${other.id})` },
            ]}
          />
        ))}
      </FormSection>
    </RecordPanel>
  );
}

interface MergeCandidatesPanelProps extends Required<PanelProps> {
  readonly pair: CandidatePair;
}

interface LoadedFormProps extends Required<PanelProps> {
  readonly kept: CandidateRecord;
  readonly other: CandidateRecord;
}
