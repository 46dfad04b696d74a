import {
  clientPolicyLabels as labels,
  type PolicyKind,
  policyKindLabels,
} from '@muster/contract/domains/clients/clients.constants.ts';
import { employeePolicyRules } from '@muster/contract/domains/employees/employee-dated.constants.ts';
import type { PolicyHistoryRow } from '@muster/contract/domains/employees/employee-history-answers.ts';
import { newEmployeePolicyBody } from '@muster/contract/domains/employees/employee-policy.schemas.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { defineLookup, useLookup } from '../../../platform/form/lookup.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { DatedPreview } from '../../../platform/record/dated-preview.tsx';
import { grantsOf, usePageData } from '../../../platform/session/use-session.ts';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { PolicyEffects } from '../record-parts.ts';
import { refreshEmployees } from '../refresh-employees.ts';

interface Values {
  policy_id: number | null;
  effective_from: string;
}

/** A policy of the employee from a day on, with what it does. */
export function PolicyPanel({ employeeId, rows, kind, opened, onClose }: PolicyPanelProps) {
  const queries = useQueryClient();
  const found = useLookup(choicesOf(employeeId), { only: (policy) => policy.kind === kind });
  const name = `${policyKindLabels[kind].toLowerCase()} policy`;
  return (
    <RecordPanel<Values>
      opened={opened}
      onClose={onClose}
      mode="create"
      title={`Set ${name}`}
      description="The current policy ends the day before."
      values={{ policy_id: null, effective_from: '' }}
      call={formCall({
        schema: newEmployeePolicyBody,
        bodyOf: (values) => ({ employee_id: employeeId, kind, ...values }),
        send: bodyTo(employeeHistoryEndpoints.addPolicy),
      })}
      thing={name}
      onSaved={() => refreshEmployees(queries, 'details')}
    >
      <FormSection id="policy" title="Policy">
        <SelectField<Values>
          name="policy_id"
          label={labels.policy_id}
          required
          numeric
          wide
          helper={kind === 'holiday' ? undefined : 'Policies of the client, and policies for single employees.'}
          {...found.choices}
        />
        <DateField<Values>
          name="effective_from"
          label={labels.effective_from}
          required
          helper={kind === 'holiday' ? 'Always January 1.' : undefined}
        />
        <DatedPreview
          rows={rows}
          value={({ policy }) => policy.name}
          rules={employeePolicyRules}
          change={({ effective_from: from, policy_id }: Values) => ({ from, label: found.nameOf(policy_id) })}
        />
      </FormSection>
      <Effect employeeId={employeeId} kind={kind} />
    </RecordPanel>
  );
}

function Effect({ employeeId, kind }: { readonly employeeId: number; readonly kind: PolicyKind }) {
  const { control } = useFormContext<Values>();
  const [policyId, from] = useWatch({ control, name: ['policy_id', 'effective_from'] });
  const viewer = grantsOf(usePageData());
  const effects = use(PolicyEffects);
  const effect = viewer && effects.find((one) => one.kind === kind && one.isOpenTo(viewer));
  if (!effect || policyId === null || !isDay(from)) return null;
  return (
    <Suspense>
      <effect.Content employeeId={employeeId} policyId={policyId} from={from} />
    </Suspense>
  );
}

const choicesOf = (employeeId: number) =>
  defineLookup(apiQuery(employeeHistoryEndpoints.policyChoices, { query: { employee_id: String(employeeId) } }), {
    label: ({ name }) => name,
    staleMs: 0,
  });

interface PolicyPanelProps {
  readonly employeeId: number;
  readonly kind: PolicyKind;
  /** Of the kind, newest first. */
  readonly rows: readonly PolicyHistoryRow[];
  readonly opened: boolean;
  readonly onClose: () => void;
}
