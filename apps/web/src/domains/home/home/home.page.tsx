import { decidingRoles } from '@muster/contract/domains/approvals/approvals.policy.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { setupAccess } from '@muster/contract/domains/home/setup.calls.ts';
import { attendanceMetricsAccess } from '@muster/contract/domains/reports/attendance-metrics.policy.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { clientAreaRoles, isClientOnly, isHrType } from '@muster/contract/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/api/problem-error.ts';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { userDetailsQuery, useViewerZone } from '../../../platform/session/account-queries.ts';
import { Can } from '../../../platform/session/can.tsx';
import { useMay, usePageData, useUser } from '../../../platform/session/use-session.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { OwnAnnouncements } from '../../announcements/index.ts';
import { LatestNotifications } from '../../notifications/index.ts';
import { ComingHolidaysCard } from '../ahead/coming-holidays-card.tsx';
import { ComingUpCard } from '../ahead/coming-up-card.tsx';
import { NextLockCard } from '../ahead/next-lock-card.tsx';
import { WhoIsAwayCard } from '../ahead/who-is-away-card.tsx';
import { homeFiguresQuery } from '../home.queries.ts';
import { NeedsCard } from '../needs/needs-card.tsx';
import { OwnClockCard, OwnDayCards } from '../own/own-day.tsx';
import { SetupCard } from '../setup/setup-card.tsx';
import { LiveMark } from '../today/live-mark.tsx';
import { TodayStrip } from '../today/today-strip.tsx';
import { TrendCard } from '../trend/trend-card.tsx';
import { AccountManagerCard } from './account-manager-card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { greeting } from './greeting.ts';
import styles from './home.module.css';
import { OutboxCard } from './outbox-card.tsx';
import { OwnWorkCard } from './own-work-card.tsx';
import { PeopleCard, PeopleOutline } from './people-card.tsx';
import { WorkPlacesCard } from './work-places-card.tsx';

const NextLock = () => (
  <Can rule={timesheetAccess.lock}>
    <NextLockCard />
  </Can>
);

const approvers = { roles: decidingRoles };

/** `/` (section 2.7): what waits for the viewer and who is in today, then figures or the own work, by the viewer's roles. */
export function HomePage() {
  const user = useUser();
  const { roles } = usePageData();
  const zone = useViewerZone();
  const figures = useQuery(homeFiguresQuery);
  const { data: details, isPending: isUnknown } = useQuery(userDetailsQuery);
  const mayAskManagers = roles.some((role) => (clientAreaRoles as readonly string[]).includes(role));
  const side = isHrType(roles) ? 'hr' : isClientOnly(roles) ? 'client' : 'own';
  const isLost = figures.isError && !figures.data;
  const isApprover = useMay(approvers);
  const isEmployee = details?.user.is_employee === true;
  const place = [details?.myTeam?.name, details?.myClient?.legal_business_name].filter(Boolean);
  return (
    <Page>
      <PageHeader
        title={greeting(user.name, now(), zone)}
        text={[formatWeekday(dayAt(now(), zone)), ...(place.length > 0 ? [place.join(', ')] : [])].join(' · ')}
        status={
          <Can rule={shiftAccess.today}>
            <LiveMark isFollowed={side !== 'client'} />
          </Can>
        }
      />
      <div className={styles.home} data-settling="">
        <OwnAnnouncements />
        <Can rule={shiftAccess.today}>
          <TodayStrip />
        </Can>
        <div className={styles.columns}>
          <div className={styles.stack} data-settling="">
            <Can rule={setupAccess}>
              <SetupCard />
            </Can>
            {side === 'client' ? <NeedsCard title="Waiting for you" /> : null}
            <Can rule={approvers}>
              <NeedsCard title="Needs you" />
            </Can>
            {isApprover ? null : <NextLock />}
            {side === 'own' && !isApprover && details && !isEmployee ? <WorkPlacesCard /> : null}
            {isLost ? (
              <Card>
                <ErrorState
                  title="The figures could not be loaded"
                  text={problemText(figures.error)}
                  onRetry={() => void figures.refetch()}
                />
              </Card>
            ) : (
              <FigureTiles figures={figures.data} isWide={side === 'hr'} />
            )}
            {figures.data?.employees ? <PeopleCard figures={figures.data.employees} /> : null}
            {figures.isPending && side === 'hr' ? <PeopleOutline /> : null}
            {side === 'own' && !isApprover && isEmployee ? <OwnDayCards /> : null}
          </div>
          <div className={styles.stack} data-settling="">
            {isUnknown ? <span data-loading="" /> : null}
            {isApprover ? <NextLock /> : null}
            <Can rule={attendanceMetricsAccess}>
              <TrendCard metric={side === 'hr' ? 'attendance' : 'punctuality'} />
            </Can>
            {side === 'client' ? null : (
              <Can rule={employeeAccess.read}>
                <ComingUpCard />
              </Can>
            )}
            <WhoIsAwayCard />
            {side === 'client' ? <ComingHolidaysCard of="client" /> : null}
            {side === 'own' && !isApprover && isEmployee ? <ComingHolidaysCard of="employee" /> : null}
            {isEmployee && (isApprover || side === 'hr') ? <OwnClockCard /> : null}
            {isApprover ? null : <OwnWorkCard />}
            {mayAskManagers && user.clientId !== null ? <AccountManagerCard clientId={user.clientId} /> : null}
            <LatestNotifications />
            {figures.data?.outbox ? <OutboxCard figures={figures.data.outbox} /> : null}
          </div>
        </div>
      </div>
    </Page>
  );
}
