import { ticketAccess } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { userDetailsQuery, useViewerZone } from '../../../platform/session/account-queries.ts';
import { Can } from '../../../platform/session/can.tsx';
import { useUser } from '../../../platform/session/use-session.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { greeting } from '../home/greeting.ts';
import { ClientHome } from './client-home.tsx';

/** `/` of client users (section 2.7). A page of its own: on a phone they do not load the homes of the others. */
export function ClientHomePage() {
  const user = useUser();
  const zone = useViewerZone();
  const { data: details } = useQuery(userDetailsQuery);
  const place = [details?.myTeam?.name, details?.myClient?.legal_business_name].filter(Boolean).join(', ');
  return (
    <Page>
      <PageHeader
        title={greeting(user.name, now(), zone)}
        text={[formatWeekday(dayAt(now(), zone)), ...(place === '' ? [] : [place])].join(' · ')}
        actions={<Actions />}
        actionsBelow
      />
      <ClientHome />
    </Page>
  );
}

/** What a client user begins. */
const Actions = () => (
  <>
    <Can rule={ticketAccess.create}>
      <LinkButton to={pathOf('submitATicket')} icon={<IconTicket size={16} aria-hidden="true" />}>
        Open a ticket
      </LinkButton>
    </Can>
    <LinkButton to={pathOf('hire')} icon={<IconPlus size={16} aria-hidden="true" />}>
      Hire someone
    </LinkButton>
  </>
);
