import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import {
  type NetworkMode,
  type NetworkRule,
  networkModeLabels,
  networkModes,
  networkRuleBody,
  networkRuleLabels,
} from '@muster/contract/domains/clients/network-rule.schemas.ts';
import { successMessage } from '@muster/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAnswers } from '../../../platform/api/api-query.ts';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { bodyTo, formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';

interface Values {
  mode: NetworkMode | null;
  /** One a line. */
  networks: string;
}

const modes = networkModes.map((value) => ({ value, label: networkModeLabels[value] }));

export function NetworksPanel({ client, rule, opened, onClose }: NetworksPanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      opened={opened}
      onClose={onClose}
      mode="update"
      title="Networks"
      description={client.legal_business_name}
      values={{ mode: rule.mode, networks: rule.networks.join('\n') }}
      call={formCall({
        schema: networkRuleBody,
        bodyOf: ({ mode, networks }: Values) => ({ client_id: client.id, mode, networks: linesOf(networks) }),
        send: bodyTo(clientRecordEndpoints.setNetworkRule),
      })}
      thing="networks"
      success={successMessage('Network rule', 'updated')}
      onSaved={() => refreshAnswers(queries, [clientRecordEndpoints.networkRule])}
    >
      <FormSection id="networks" title="Where employees clock in and out">
        <SelectField<Values> name="mode" label={networkRuleLabels.mode} required wide options={modes} />
        <TextAreaField<Values>
          name="networks"
          label={networkRuleLabels.networks}
          helper="One a line: a network such as 203.0.113.0/24, or an address."
          wide
        />
      </FormSection>
    </RecordPanel>
  );
}

interface NetworksPanelProps {
  readonly client: ClientDetails;
  readonly rule: NetworkRule;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const linesOf = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
