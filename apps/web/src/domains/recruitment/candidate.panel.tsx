import type { CandidateRecord } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import {
  candidateSourceLabels,
  candidateSources,
  candidateLabels as labels,
  candidateLimits as limits,
} from '@muster/contract/domains/recruitment/candidates.constants.ts';
import { createCandidateBody, updateCandidateBody } from '@muster/contract/domains/recruitment/candidates.schemas.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { candidatesEndpoints } from '../../platform/api/endpoints/candidates.generated.ts';
import { DateField } from '../../platform/form/date-field.tsx';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { PhoneField } from '../../platform/form/phone-field.tsx';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { StoredRecordPanel } from '../../platform/form/stored-record-panel.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { CandidateDuplicateHint } from './candidate-duplicate-hint.tsx';
import { candidateBodyOf, candidateValuesOf, type CandidateValues as Values } from './candidate-values.ts';
import { candidateDetailsQuery, refreshCandidates } from './candidates.queries.ts';

type Name = keyof Values & keyof typeof labels;
const named = <N extends Name>(name: N) => ({ name, label: labels[name] });
const title = 'Candidate details';

/** A new candidate or a stored one. */
export function CandidatePanel({ id, ...panel }: CandidatePanelProps) {
  if (id === null) return <LoadedForm {...panel} record={null} />;
  return (
    <StoredRecordPanel {...panel} title={title} query={candidateDetailsQuery(id)}>
      {(record, renew) => <LoadedForm {...panel} record={record} onConflict={renew} />}
    </StoredRecordPanel>
  );
}

function LoadedForm({ record, ...panel }: LoadedFormProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      {...panel}
      mode={record ? 'update' : 'create'}
      title={title}
      description={record ? record.name : 'Add a person once, for all positions.'}
      values={candidateValuesOf(record)}
      call={saveCall(record, {
        create: { schema: createCandidateBody, bodyOf: candidateBodyOf, send: bodyTo(candidatesEndpoints.create) },
        update: { schema: updateCandidateBody, bodyOf: candidateBodyOf, send: bodyTo(candidatesEndpoints.update) },
      })}
      thing="candidate"
      viewAt={(id) => pathOf('candidateDetails', { id })}
      onSaved={() => refreshCandidates(queries)}
    >
      <FormSection id="person" title="Person" description="A client sees this once the candidate is presented to it.">
        {record ? null : <CandidateDuplicateHint />}
        <TextField<Values> {...named('first_name')} required maxLength={limits.name} autoFocus />
        <TextField<Values> {...named('last_name')} required maxLength={limits.name} />
        <TextField<Values>
          {...named('headline')}
          wide
          maxLength={limits.headline}
          helper="Trade and experience, such as 'Bookkeeper, 6 years'."
        />
        <TextField<Values> {...named('home_place')} wide maxLength={limits.homePlace} />
      </FormSection>
      <FormSection id="contact" title="Contact and source" description="Not shown to clients.">
        <TextField<Values> {...named('email')} type="email" maxLength={limits.email} />
        <PhoneField<Values> {...named('phone')} maxLength={limits.phone} />
        <SelectField<Values> {...named('source')} required options={sourceOptions} />
        <TextField<Values> {...named('tags')} wide helper="Separate them by commas." />
      </FormSection>
      <FormSection
        id="retention"
        title="Consent and retention"
        description="The candidate is anonymized after the retention date, or else when the consent ends. Without either, a default period applies."
      >
        <DateField<Values> {...named('consent_on')} />
        <DateField<Values> {...named('consent_until')} />
        <DateField<Values> {...named('consent_withdrawn_on')} />
        <DateField<Values> {...named('retain_until')} />
      </FormSection>
    </RecordPanel>
  );
}

const sourceOptions = candidateSources.map((value) => ({ value, label: candidateSourceLabels[value] }));

interface CandidatePanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly id: number | null;
}

interface LoadedFormProps extends Required<PanelProps> {
  readonly record: CandidateRecord | null;
  readonly onConflict?: () => Promise<boolean>;
}
