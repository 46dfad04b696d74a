import { ticketAccess } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { Can } from '../../../platform/session/can.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { ClientHome } from './client-home.tsx';
import { ClientPage } from './client-page.tsx';

/** `/` of client users (section 2.7). A page of its own: on a phone they do not load the homes of the others. */
export const ClientHomePage = () => (
  <ClientPage actions={<Actions />}>
    <ClientHome />
  </ClientPage>
);

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
