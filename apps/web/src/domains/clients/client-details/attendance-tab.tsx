import { legalWeeklyHours } from '@muster/contract/constants.ts';
import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import type { HoursRule } from '@muster/contract/domains/clients/hours-rule.schemas.ts';
import { type NetworkRule, networkModeLabels } from '@muster/contract/domains/clients/network-rule.schemas.ts';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { hoursRuleQuery, networkRuleQuery } from '../clients.queries.ts';

const NetworksPanel = lazyPanel(() => import('./networks.panel.tsx').then((part) => part.NetworksPanel));
const WeeklyHoursPanel = lazyPanel(() => import('./weekly-hours.panel.tsx').then((part) => part.WeeklyHoursPanel));

/** What the client agreed on about the attendance of its employees. */
export function AttendanceTab({ client }: { readonly client: ClientDetails }) {
  return (
    <RecordStack>
      <NetworksCard client={client} />
      <HoursCard client={client} />
    </RecordStack>
  );
}

/** From where employees clock in and out. */
function NetworksCard({ client }: { readonly client: ClientDetails }) {
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
            columns={3}
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

function HoursCard({ client }: { readonly client: ClientDetails }) {
  const rule = useQuery(hoursRuleQuery(client.id));
  const { open, panel } = useLazyPanel((stored: HoursRule, state) => (
    <WeeklyHoursPanel client={client} rule={stored} {...state} />
  ));
  const { data } = rule;
  return (
    <Card
      title="Weekly hours"
      actions={
        client.abilities.update && data ? (
          <Button small icon={<IconPencil aria-hidden="true" />} onClick={() => open(data)}>
            Change hours
          </Button>
        ) : null
      }
    >
      <Loaded of={rule} thing="weekly hours">
        {({ weekly_hours: hours }) => (
          <DescriptionList
            columns={3}
            facts={[
              { label: 'Limit by contract', value: hours === null ? 'No limit' : `${hours} h` },
              { label: 'Limit by law', value: `${legalWeeklyHours} h` },
            ]}
          />
        )}
      </Loaded>
      {panel}
    </Card>
  );
}
