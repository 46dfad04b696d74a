import { ticketAccess } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconTicket } from '@tabler/icons-react';
import { Can } from '../../../platform/session/can.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { OwnAnnouncements } from '../../announcements/index.ts';
import { contactInterviews, UpcomingInterviewsCard } from '../../interviews/index.ts';
import { CompanyPositionsCard } from '../../recruitment/index.ts';
import { ComingHolidaysCard } from '../ahead/coming-holidays-card.tsx';
import { clientNeedTexts } from '../needs/client-need-texts.ts';
import { NeedsCard } from '../needs/needs-card.tsx';
import styles from './client-home.module.css';
import { ClientPage } from './client-page.tsx';

/** `/` of a client's main contact (role `client`): the same work as for client users, at the addresses of section 2.5. */
export function MainContactHomePage() {
  return (
    <ClientPage
      actions={
        <Can rule={ticketAccess.create}>
          <LinkButton to={pathOf('submitATicket')} icon={<IconTicket size={16} aria-hidden="true" />}>
            Open a ticket
          </LinkButton>
        </Can>
      }
    >
      <div className={styles.columns}>
        <div className={styles.column} data-settling="">
          <div data-place="waiting">
            <NeedsCard title="Waiting for you" textsOf={clientNeedTexts} />
          </div>
          <CompanyPositionsCard />
        </div>
        <div className={styles.column} data-settling="">
          <div data-place="interviews">
            <UpcomingInterviewsCard place={contactInterviews} />
          </div>
          <OwnAnnouncements />
          <div data-place="last">
            <ComingHolidaysCard of="client" />
          </div>
        </div>
      </div>
    </ClientPage>
  );
}
