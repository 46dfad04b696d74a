import { isClientOnly, isHrType } from '@muster/contract/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { userDetailsQuery, useViewerZone } from '../../../platform/session/account-queries.ts';
import { usePageData, useUser } from '../../../platform/session/use-session.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { OwnAnnouncements } from '../../announcements/index.ts';
import { LatestNotifications } from '../../notifications/index.ts';
import { homeFiguresQuery } from '../home.queries.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { greeting } from './greeting.ts';
import styles from './home.module.css';
import { OutboxCard } from './outbox-card.tsx';
import { OwnWorkCard } from './own-work-card.tsx';
import { PeopleCard, PeopleOutline } from './people-card.tsx';

/** `/` (section 2.7): the HR dashboard, the employee's own day, or the client's side, by the viewer's roles. */
export function HomePage() {
  const user = useUser();
  const { roles } = usePageData();
  const zone = useViewerZone();
  const figures = useQuery(homeFiguresQuery);
  const { data: details } = useQuery(userDetailsQuery);
  const side = isHrType(roles) ? 'hr' : isClientOnly(roles) ? 'client' : 'own';
  const isLost = figures.isError && !figures.data;
  return (
    <Page>
      <PageHeader title={greeting(user.name, now(), zone)} text={formatWeekday(dayAt(now(), zone))} />
      <div className={styles.home}>
        <OwnAnnouncements />
        {isLost ? null : (
          <FigureTiles figures={figures.data} shift={details?.myShift ?? null} zone={zone} isWide={side === 'hr'} />
        )}
        <div className={styles.columns}>
          <div className={styles.stack}>
            {isLost ? (
              <Card>
                <ErrorState
                  title="The figures could not be loaded"
                  text={problemText(figures.error)}
                  onRetry={() => void figures.refetch()}
                />
              </Card>
            ) : null}
            {figures.data?.employees ? <PeopleCard figures={figures.data.employees} /> : null}
            {figures.isPending && side === 'hr' ? <PeopleOutline /> : null}
            <OwnWorkCard onlyWithShiftOrTeam={side === 'hr'} />
          </div>
          <div className={styles.stack}>
            <LatestNotifications />
            {figures.data?.outbox ? <OutboxCard figures={figures.data.outbox} /> : null}
          </div>
        </div>
      </div>
    </Page>
  );
}
