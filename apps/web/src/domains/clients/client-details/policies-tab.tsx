import type { ClientDetails, ClientPolicyRow } from '@muster/contract/domains/clients/client-answers.ts';
import type { PolicyKind } from '@muster/contract/domains/clients/clients.constants.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { newKey } from '../../../platform/api/submission-key.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { clientPoliciesQuery } from '../clients.queries.ts';
import { PolicyCards } from '../policy-cards.tsx';
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
  return (
    <Loaded of={policies} thing="policies">
      {(rows) => (
        <>
          <PolicyCards
            prefix="default "
            rows={rows}
            onSet={client.abilities.update ? open : undefined}
            cancel={cancel}
            restore={restore}
          />
          {panel}
        </>
      )}
    </Loaded>
  );
}
