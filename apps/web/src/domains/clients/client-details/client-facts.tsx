import { counted } from '@muster/contract/counted.ts';
import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import { clientAccess, mayListPeople } from '@muster/contract/domains/clients/clients.policy.ts';
import { providerClientId } from '@muster/contract/incomplete-configuration.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { instantOf } from '../../../platform/clock/clock.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { dayAt, formatClock, formatDay } from '../../../platform/format/dates.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { CopyFact } from '../../../platform/record/copy-fact.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { grantsOf, useMay, usePageData } from '../../../platform/session/use-session.ts';
import { StatusWord } from '../../../ui/badge/status-word.tsx';
import { KeyFact, KeyFactList } from '../../../ui/record/key-facts.tsx';
import { invoiceConfigsQuery } from '../clients.queries.ts';
import { billingText, termsText } from './config-summary.ts';

/** Who looks after the client, how many people work there, how it is billed, and how to reach it. */
export function ClientFacts({ client }: { readonly client: ClientDetails }) {
  const viewer = grantsOf(usePageData());
  const zone = useViewerZone();
  const time = useMinute();
  const added = instantOf(client.created_at);
  const mayOpenAccount = useMay(clientAccess.account);
  const configs = useQuery(invoiceConfigsQuery(client.id));
  const config = configs.data?.find(({ state }) => state === 'current');
  const isProvider = client.id === providerClientId;
  const [manager, ...others] = client.account_managers;
  const to = (tab: string) => `${pathOf('clientDetails', { id: client.id })}?tab=${tab}`;
  const people = counted(client.employees, 'employee');
  return (
    <KeyFactList>
      <KeyFact
        label="Account manager"
        value={
          manager && mayOpenAccount ? (
            <Link to={pathOf('accountManagementDetails', { id: client.id })}>{manager.name}</Link>
          ) : (
            manager?.name
          )
        }
        detail={others.length > 0 ? `and ${others.length} more` : null}
      />
      <KeyFact
        label="People"
        value={viewer && mayListPeople(viewer) ? <Link to={to('people')}>{people}</Link> : people}
        detail={null}
      />
      <KeyFact
        label="Invoice configuration"
        value={
          isProvider && !client.has_invoice_config ? (
            'Not needed'
          ) : client.has_invoice_config ? (
            <Link to={to('invoicing')}>{config ? billingText(config) : 'Active'}</Link>
          ) : (
            <Link to={to('invoicing')}>
              <StatusWord tone="amber">Missing</StatusWord>
            </Link>
          )
        }
        detail={config ? termsText(config) : null}
      />
      <KeyFact
        label="Timezone"
        value={zoneCity(client.timezone.name)}
        detail={`${formatClock(time, client.timezone.name)} now`}
      />
      <KeyFact
        label="Main contact"
        value={client.contact_name}
        detail={
          client.contact_email === null ? (
            phoneText(client.contact_phone)
          ) : (
            <CopyFact what="Contact email" text={client.contact_email} shown="Copy email" />
          )
        }
      />
      <KeyFact label="Added" value={added === null ? null : formatDay(dayAt(added, zone))} detail={null} />
    </KeyFactList>
  );
}
