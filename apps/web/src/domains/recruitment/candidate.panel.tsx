import type { CandidateRow } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import {
  createCandidateBody,
  candidateLabels as labels,
  updateCandidateBody,
} from '@muster/contract/domains/recruitment/candidates.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { candidatesEndpoints } from '../../platform/api/endpoints/candidates.generated.ts';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { refreshCandidates } from './candidates.queries.ts';

// FIELDS: what the form holds.
interface Values {
  name: string;
  description: string;
}

export function CandidatePanel({ subject, ...panel }: CandidatePanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      {...panel}
      mode={subject ? 'update' : 'create'}
      title="Candidate details"
      description={subject?.name ?? 'Add a candidate.'}
      values={{ name: subject?.name ?? '', description: subject?.description ?? '' }}
      call={saveCall(subject, {
        create: { schema: createCandidateBody, send: bodyTo(candidatesEndpoints.create) },
        update: { schema: updateCandidateBody, send: bodyTo(candidatesEndpoints.update) },
      })}
      thing="candidate"
      onSaved={() => refreshCandidates(queries)}
    >
      <FormSection id="candidate" title="Candidate">
        <TextField<Values> name="name" label={labels.name} required wide maxLength={100} autoFocus />
        <TextField<Values> name="description" label={labels.description} wide maxLength={300} />
      </FormSection>
    </RecordPanel>
  );
}

interface CandidatePanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly subject: CandidateRow | null;
}
