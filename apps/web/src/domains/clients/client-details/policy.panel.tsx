import type { ClientPolicyRow } from '@muster/contract/domains/clients/client-answers.ts';
import { clientDatedRules } from '@muster/contract/domains/clients/client-dated.constants.ts';
import {
  clientPolicyLabels,
  type PolicyKind,
  policyKindLabels,
} from '@muster/contract/domains/clients/clients.constants.ts';
import { addPolicyBody } from '@muster/contract/domains/clients/clients.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { DatedPreview } from '../../../platform/record/dated-preview.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { policies } from '../client-choices.ts';
import { refreshClients } from '../refresh-clients.ts';

interface Values {
  policy_id: number | null;
  effective_from: string;
}

/** A new default from a day on. */
export function PolicyPanel({ clientId, rows, kind, opened, onClose }: PolicyPanelProps) {
  const queries = useQueryClient();
  const found = useLookup(policies, { only: (policy) => policy.kind === kind });
  const name = policyKindLabels[kind].toLowerCase();
  return (
    <RecordPanel<Values>
      opened={opened}
      onClose={onClose}
      mode="create"
      title={`Default ${name} policy`}
      description="The current default ends the day before. Employees who already have a policy keep it."
      values={{ policy_id: null, effective_from: '' }}
      call={formCall({
        schema: addPolicyBody,
        bodyOf: (values) => ({ client_id: clientId, kind, ...values }),
        send: bodyTo(clientRecordEndpoints.addPolicy),
      })}
      thing="default policy"
      onSaved={() => refreshClients(queries)}
    >
      <FormSection id="policy" title="Policy">
        <SelectField<Values>
          name="policy_id"
          label={clientPolicyLabels.policy_id}
          required
          numeric
          wide
          {...found.choices}
        />
        <DateField<Values>
          name="effective_from"
          label={clientPolicyLabels.effective_from}
          required
          helper={kind === 'holiday' ? 'Always January 1.' : undefined}
        />
        <DatedPreview
          rows={rows}
          value={({ policy }) => policy.name}
          rules={clientDatedRules}
          change={({ effective_from: from, policy_id }: Values) => ({ from, label: found.nameOf(policy_id) })}
        />
      </FormSection>
    </RecordPanel>
  );
}

interface PolicyPanelProps {
  readonly clientId: number;
  readonly kind: PolicyKind;
  /** Of the kind, newest first. */
  readonly rows: readonly ClientPolicyRow[];
  readonly opened: boolean;
  readonly onClose: () => void;
}
