import type { ClientDetails, ClientStatusChange } from '@muster/contract/domains/clients/client-answers.ts';
import { clientLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { RecordColumns } from '../../../ui/record/record-layout.tsx';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { clientStatusHistoryQuery } from '../clients.queries.ts';

export function ProfileTab({ client }: { readonly client: ClientDetails }) {
  const zone = useViewerZone();
  const history = useQuery(clientStatusHistoryQuery(client.id));
  return (
    <RecordColumns
      main={
        <>
          <Card title="Company">
            <DescriptionList facts={companyFacts(client)} columns={3} />
          </Card>
          <Card title="Main contact">
            <DescriptionList facts={contactFacts(client)} columns={3} />
          </Card>
        </>
      }
      aside={
        <Loaded of={history} thing="history">
          {(rows) =>
            rows.length === 0 ? null : (
              <Card title="Status">
                <Timeline label="Status history" events={rows.map((row) => statusEvent(row, zone))} />
              </Card>
            )
          }
        </Loaded>
      }
    />
  );
}

function companyFacts(client: ClientDetails) {
  const { legal_business_name, trading_name, industry, address } = clientLabels;
  return [
    { label: legal_business_name, value: client.legal_business_name },
    { label: trading_name, value: client.trading_name },
    { label: industry, value: client.industry },
    { label: clientLabels.country_id, value: client.country.name },
    { label: clientLabels.timezone_id, value: zoneCity(client.timezone.name) },
    { label: clientLabels.currency_id, value: client.currency.code },
    { label: clientLabels.website, value: client.website },
    { label: address, value: client.address, wide: true },
  ];
}

function contactFacts(client: ClientDetails) {
  return [
    { label: clientLabels.contact_name, value: client.contact_name },
    { label: clientLabels.contact_email, value: client.contact_email },
    { label: clientLabels.contact_phone, value: phoneText(client.contact_phone) },
  ];
}

/** Status changes with user, time and reason. */
function statusEvent(row: ClientStatusChange, zone: string) {
  const actor = row.actor_name ?? 'The portal';
  const who = row.impersonator_name === null ? actor : `${row.impersonator_name} as ${actor}`;
  return {
    id: row.id,
    title: row.from === null ? `Added as ${row.to}` : `${row.from} → ${row.to}`,
    meta: `${who} · ${formatDateTime(row.at, zone)}`,
    detail: row.reason,
    tone: stateTones[row.to],
  };
}
