import { clientPositionAccess } from '@muster/contract/domains/recruitment/client-area.policy.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { ticketAccess } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { Can } from '../../../platform/session/can.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { LatestNotifications } from '../../notifications/index.ts';
import { HiringTiles } from '../../recruitment/index.ts';
import { OpenTicketsCard } from '../../tickets/index.ts';
import { ComingHolidaysCard } from '../ahead/coming-holidays-card.tsx';
import { WhoIsAwayCard } from '../ahead/who-is-away-card.tsx';
import { TodayStrip } from '../today/today-strip.tsx';
import styles from './client-home.module.css';
import { useCompanyLine } from './use-company-line.ts';

/** `/dashboard` (section 2.6): the figures of a client company. Each opens its rows. */
export function DashboardPage() {
  const company = useCompanyLine();
  return (
    <Page>
      <PageHeader title="Dashboard" text={company} />
      <div className={styles.dashboard} data-settling="">
        <Can rule={shiftAccess.today}>
          <TodayStrip />
        </Can>
        <Can rule={clientPositionAccess}>
          <HiringTiles />
        </Can>
        <div className={styles.cards} data-settling="">
          <WhoIsAwayCard />
          <Can rule={ticketAccess.open}>
            <OpenTicketsCard />
          </Can>
          <ComingHolidaysCard of="client" />
          <LatestNotifications />
        </div>
      </div>
    </Page>
  );
}
