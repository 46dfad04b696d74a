import {
  createHolidayPolicyBody,
  holidayPolicyLabels as labels,
  updateHolidayPolicyBody,
} from '@muster/contract/domains/holidays/holiday-policies.schemas.ts';
import type { HolidayPolicyRow } from '@muster/contract/domains/holidays/holiday-policy-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { holidayPoliciesEndpoints } from '../../platform/api/endpoints/holiday-policies.generated.ts';
import { bodyTo, saveCall } from '../../platform/form/form-call.ts';
import { RecordPanel } from '../../platform/form/record-panel.tsx';
import { SwitchField } from '../../platform/form/switch-field.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { PanelProps } from '../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../ui/form-layout/form-section.tsx';
import { refreshHolidayPolicies } from './holiday-policies.queries.ts';
import type { PolicyValues } from './policy-form-values.ts';
import { PolicyLineRows } from './policy-line-rows.tsx';

export function HolidayPolicyPanel({ subject, ...panel }: HolidayPolicyPanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<PolicyValues>
      {...panel}
      mode={subject ? 'update' : 'create'}
      title="Holiday policy details"
      description={subject?.name ?? 'Add a holiday policy.'}
      values={{
        name: subject?.name ?? '',
        description: subject?.description ?? '',
        is_client_assignable: subject?.is_client_assignable ?? true,
        lines: (subject?.lines ?? []).map(({ calendar: _, ...line }) => line),
      }}
      call={saveCall(subject, {
        create: { schema: createHolidayPolicyBody, send: bodyTo(holidayPoliciesEndpoints.create) },
        update: { schema: updateHolidayPolicyBody, send: bodyTo(holidayPoliciesEndpoints.update) },
      })}
      thing="holiday policy"
      viewAt={(id) => pathOf('holidayPolicyDetails', { id })}
      onSaved={() => refreshHolidayPolicies(queries)}
    >
      <FormSection id="holiday-policy" title="Holiday policy">
        <TextField<PolicyValues> name="name" label={labels.name} required wide maxLength={100} autoFocus />
        <TextField<PolicyValues> name="description" label={labels.description} wide maxLength={300} />
        <SwitchField<PolicyValues>
          name="is_client_assignable"
          label={labels.is_client_assignable}
          helper="It can become the default policy of clients."
          wide
        />
      </FormSection>
      <FormSection id="lines" title={labels.lines}>
        <PolicyLineRows />
      </FormSection>
    </RecordPanel>
  );
}

interface HolidayPolicyPanelProps extends Required<PanelProps> {
  /** Null: a new one. */
  readonly subject: HolidayPolicyRow | null;
}
