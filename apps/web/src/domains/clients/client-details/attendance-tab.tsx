import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { type NetworkRule, networkModeLabels } from '@muster/contract/domains/clients/network-rule.schemas.ts';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { networkRuleQuery } from '../clients.queries.ts';

const NetworksPanel = lazyPanel(() => import('./networks.panel.tsx').then((part) => part.NetworksPanel));

/** From where the employees of the client clock in and out. */
export function AttendanceTab({ client }: { readonly client: ClientDetails }) {
  const rule = useQuery(networkRuleQuery(client.id));
  const { open, panel } = useLazyPanel((stored: NetworkRule, state) => (
    <NetworksPanel client={client} rule={stored} {...state} />
  ));
  const { data } = rule;
  return (
    <Card
      title="Clocking in and out"
      actions={
        client.abilities.update && data ? (
          <Button small icon={<IconPencil aria-hidden="true" />} onClick={() => open(data)}>
            Change networks
          </Button>
        ) : null
      }
    >
      <Loaded of={rule} thing="networks">
        {({ mode, networks }) => (
          <DescriptionList
            columns={1}
            facts={[
              { label: 'From other networks', value: networkModeLabels[mode] },
              { label: 'Allowed networks', value: networks.length === 0 ? 'Any' : networks.join(', ') },
            ]}
          />
        )}
      </Loaded>
      {panel}
    </Card>
  );
}
