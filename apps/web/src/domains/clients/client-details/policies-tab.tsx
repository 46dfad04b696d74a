import type { ClientDetails, ClientPolicyRow } from '@muster/contract/domains/clients/client-answers.ts';
import { type PolicyKind, policyKindLabels, policyKinds } from '@muster/contract/domains/clients/clients.constants.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { newKey } from '../../../platform/api/submission-key.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { DatedCard } from '../../../platform/record/dated-card.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { clientPoliciesQuery } from '../clients.queries.ts';
import { refreshClients } from '../refresh-clients.ts';

const PolicyPanel = lazyPanel(() => import('./policy.panel.tsx').then((part) => part.PolicyPanel));

/** Default policies for new employees of the client, with past ones. */
export function PoliciesTab({ client }: { readonly client: ClientDetails }) {
  const policies = useQuery(clientPoliciesQuery(client.id));
  const { open, panel } = useLazyPanel((kind: PolicyKind, state) => (
    <PolicyPanel
      clientId={client.id}
      rows={(policies.data ?? []).filter((row) => row.kind === kind)}
      kind={kind}
      {...state}
    />
  ));
  const queries = useQueryClient();
  const cancel = async ({ id }: ClientPolicyRow) => {
    await callApi(clientRecordEndpoints.cancelPolicy, { body: { id } });
    await refreshClients(queries);
  };
  const restore = async ({ kind, policy, from }: ClientPolicyRow) => {
    const body = { client_id: client.id, kind, policy_id: policy.id, effective_from: from };
    await callApi(clientRecordEndpoints.addPolicy, { body, idempotencyKey: newKey() });
    await refreshClients(queries);
  };
  const mayChange = client.abilities.update;
  return (
    <Loaded of={policies} thing="policies">
      {(rows) => (
        <RecordStack>
          {policyKinds.map((kind) => (
            <DatedCard
              key={kind}
              title={policyKindLabels[kind]}
              thing={`default ${policyKindLabels[kind].toLowerCase()} policy`}
              heading="Policy"
              rows={rows.filter((row) => row.kind === kind)}
              value={({ policy }) => policy.name}
              cancel={mayChange ? cancel : undefined}
              restore={restore}
              actions={
                mayChange ? (
                  <Button small icon={<IconPlus aria-hidden="true" />} onClick={() => open(kind)}>
                    {`Set ${policyKindLabels[kind].toLowerCase()} policy`}
                  </Button>
                ) : null
              }
            />
          ))}
          {panel}
        </RecordStack>
      )}
    </Loaded>
  );
}
