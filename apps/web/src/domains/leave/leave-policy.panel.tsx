import { leavePolicyLimits as limits } from '@muster/contract/domains/leave/leave-policies.constants.ts';
import {
  createLeavePolicyBody,
  leavePolicyLabels as labels,
  updateLeavePolicyBody,
} from '@muster/contract/domains/leave/leave-policies.schemas.ts';
import type { LeavePolicyRow } from '@muster/contract/domains/leave/leave-policy-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { leavePoliciesEndpoints } from '../../platform/api/endpoints/leave-policies.generated.ts';
import { DateField } from '../../platform/form/date-field.tsx';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { useLookup } from '../../platform/form/lookup.ts';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { SwitchField } from '../../platform/form/switch-field.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { policyTypes, refreshLeavePolicies } from './leave-policies.queries.ts';
import { type LeavePolicyValues, leavePolicyValuesOf } from './leave-policy-values.ts';
import { PolicyLineFields } from './policy-line-fields.tsx';
import { PolicyPreview } from './policy-preview.tsx';

type Values = LeavePolicyValues;

export function LeavePolicyPanel({ subject, ...panel }: LeavePolicyPanelProps) {
  const queries = useQueryClient();
  const types = useLookup(policyTypes);
  return (
    <RecordPanel<Values>
      {...panel}
      mode={subject ? 'update' : 'create'}
      title="Leave policy details"
      description={subject?.name ?? 'Add a leave policy.'}
      values={leavePolicyValuesOf(subject)}
      call={saveCall(subject, {
        create: { schema: createLeavePolicyBody, send: bodyTo(leavePoliciesEndpoints.create) },
        update: { schema: updateLeavePolicyBody, send: bodyTo(leavePoliciesEndpoints.update) },
      })}
      thing="leave policy"
      onSaved={() => refreshLeavePolicies(queries)}
    >
      <FormSection id="leave-policy" title="Leave policy">
        <TextField<Values> name="name" label={labels.name} required wide maxLength={limits.name} autoFocus />
        <TextField<Values> name="description" label={labels.description} wide maxLength={limits.description} />
        <DateField<Values>
          name="first_day"
          label={labels.first_day}
          required
          helper={
            subject
              ? 'Enter a later day to keep the present leave types until then. The same day corrects them.'
              : 'Employees are credited from this day on.'
          }
        />
        <SwitchField<Values>
          name="is_client_assignable"
          label={labels.is_client_assignable}
          helper="It can become the default policy of clients."
        />
      </FormSection>
      <FormSection id="lines" title={labels.lines}>
        <PolicyLineFields types={types.choices.options} />
      </FormSection>
      {subject ? <PolicyPreview id={subject.id} /> : null}
    </RecordPanel>
  );
}

interface LeavePolicyPanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly subject: LeavePolicyRow | null;
}
