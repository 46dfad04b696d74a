import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { Can } from '../../../platform/session/can.tsx';
import { useUser } from '../../../platform/session/use-session.ts';
import { OwnAnnouncements } from '../../announcements/index.ts';
import { clientInterviews, UpcomingInterviewsCard } from '../../interviews/index.ts';
import { MyPositionsCard } from '../../recruitment/index.ts';
import { AccountManagerCard } from '../home/account-manager-card.tsx';
import { clientNeedTexts } from '../needs/client-need-texts.ts';
import { NeedsCard } from '../needs/needs-card.tsx';
import styles from './client-home.module.css';
import { InTodayCard } from './in-today-card.tsx';

/** What waits for a client user, the company's positions and interviews, who is in today and whom to ask. `isStaff`: also sees other companies. */
export function ClientHome({ isStaff = false }: { readonly isStaff?: boolean }) {
  const { clientId } = useUser();
  return (
    <div className={styles.columns}>
      <div className={styles.column} data-settling="">
        {isStaff ? null : (
          <div data-place="waiting">
            <NeedsCard title="Waiting for you" textsOf={clientNeedTexts} />
          </div>
        )}
        <MyPositionsCard />
      </div>
      <div className={styles.column} data-settling="">
        {isStaff ? null : (
          <div data-place="interviews">
            <UpcomingInterviewsCard place={clientInterviews} />
          </div>
        )}
        <Can rule={shiftAccess.today}>
          <div data-place="today">
            <InTodayCard {...(isStaff && clientId !== null && { clientId })} />
          </div>
        </Can>
        <OwnAnnouncements />
        {clientId === null ? null : (
          <div data-place="last">
            <AccountManagerCard clientId={clientId} />
          </div>
        )}
      </div>
    </div>
  );
}
