import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import {
  type ClientPolicyKind,
  policyKindLabels,
  policyKinds,
} from '@muster/contract/domains/clients/clients.constants.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientRecordEndpoints } from '../../../platform/api/endpoints/client-record.generated.ts';
import { useOpening } from '../../../platform/form/use-opening.ts';
import { DatedTable } from '../../../platform/record/dated-table.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { clientPoliciesQuery } from '../clients.queries.ts';
import { useTakeBack } from './use-take-back.tsx';

const PolicyPanel = lazy(() => import('./policy.panel.tsx').then((part) => ({ default: part.PolicyPanel })));

/** Default policies for new people of the client, with past ones. */
export function PoliciesTab({ client }: { readonly client: ClientDetails }) {
  const policies = useQuery(clientPoliciesQuery(client.id));
  const panel = useOpening<ClientPolicyKind>();
  const { button, dialog } = useTakeBack('default policy', (id) =>
    callApi(clientRecordEndpoints.removePolicy, { body: { id } }),
  );
  const mayChange = client.abilities.update;
  return (
    <Loaded of={policies} thing="policies">
      {(rows) => (
        <RecordStack>
          {policyKinds.map((kind) => (
            <Card
              key={kind}
              title={policyKindLabels[kind]}
              flush
              actions={
                mayChange ? (
                  <Button small icon={<IconPlus aria-hidden="true" />} onClick={() => panel.open(kind)}>
                    {`Set ${policyKindLabels[kind].toLowerCase()} policy`}
                  </Button>
                ) : null
              }
            >
              <DatedTable
                label={`${policyKindLabels[kind]} policies`}
                heading="Policy"
                rows={rows.filter((row) => row.kind === kind)}
                empty={`No default ${policyKindLabels[kind].toLowerCase()} policy yet.`}
                value={({ policy }) => policy.name}
                actions={mayChange ? button : undefined}
              />
            </Card>
          ))}
          {dialog}
          {panel.opening ? (
            <Suspense>
              <PolicyPanel
                key={panel.opening.turn}
                clientId={client.id}
                kind={panel.opening.subject}
                opened={panel.opening.opened}
                onClose={panel.close}
              />
            </Suspense>
          ) : null}
        </RecordStack>
      )}
    </Loaded>
  );
}
