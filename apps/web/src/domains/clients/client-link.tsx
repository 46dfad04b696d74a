import { counted } from '@muster/contract/counted.ts';
import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useMinute } from '../../platform/clock/use-minute.ts';
import { formatClock } from '../../platform/format/dates.ts';
import { zoneCity } from '../../platform/format/zones.ts';
import { useMay } from '../../platform/session/use-session.ts';
import { QuickCard } from '../../ui/quick-card/quick-card.tsx';
import { QuickCardLink } from '../../ui/quick-card/quick-card-link.tsx';
import { ClientStatusBadge } from './client-status.tsx';
import { clientDetailsQuery } from './clients.queries.ts';

/** The name of a client: for viewers who may open it a link with a quick card. */
export function ClientLink({ id, name }: ClientLinkProps) {
  const [mayOpen, mayRead] = [useMay(clientAccess.open), useMay(clientAccess.list)];
  if (!mayOpen) return name;
  return (
    <QuickCardLink to={pathOf('clientDetails', { id })} card={mayRead ? <ClientCard id={id} name={name} /> : null}>
      {name}
    </QuickCardLink>
  );
}

interface ClientLinkProps {
  readonly id: number;
  readonly name: string;
}

function ClientCard({ id, name }: ClientLinkProps) {
  const { data: client } = useQuery(clientDetailsQuery(id));
  const time = useMinute();
  const zone = client?.timezone.name;
  return (
    <QuickCard
      title={name}
      badge={client ? <ClientStatusBadge status={client.status} /> : null}
      line={client?.industry}
      facts={[
        ['Manager', client && (client.account_managers.map((one) => one.name).join(', ') || null)],
        ['People', client && counted(client.employees, 'employee')],
        ['Contact', client?.contact_name],
        ['Timezone', zone && `${zoneCity(zone)}, ${formatClock(time, zone)} now`],
      ]}
    />
  );
}
