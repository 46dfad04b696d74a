import { decidingRoles } from '@muster/contract/domains/approvals/approvals.policy.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { openPositionAccess } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { attendanceMetricsAccess } from '@muster/contract/domains/reports/attendance-metrics.policy.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { ticketAccess } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { clientAreaRoles, isClientOnly, isHrType } from '@muster/contract/roles.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { homeZone } from '@muster/contract/time.ts';
import { IconCalendar, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { problemText } from '../../../platform/api/problem-error.ts';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { createState } from '../../../platform/keys/use-create.ts';
import { userDetailsQuery, useViewerZone } from '../../../platform/session/account-queries.ts';
import { Can } from '../../../platform/session/can.tsx';
import { useMay, usePageData, useUser } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { OwnAnnouncements } from '../../announcements/index.ts';
import { UpcomingInterviewsCard } from '../../interviews/index.ts';
import { LazyOwnLeaveCard } from '../../leave/index.ts';
import { LatestNotifications } from '../../notifications/index.ts';
import { AssignButton } from '../../shifts/index.ts';
import { OpenTicketsCard } from '../../tickets/index.ts';
import { OwnAccountsCard } from '../accounts/own-accounts-card.tsx';
import { ComingHolidaysCard } from '../ahead/coming-holidays-card.tsx';
import { ComingUpCard } from '../ahead/coming-up-card.tsx';
import { WhoIsAwayCard } from '../ahead/who-is-away-card.tsx';
import { ClockRow } from '../clock-row/clock-row.tsx';
import { homeFiguresQuery } from '../home.queries.ts';
import { NeedsCard } from '../needs/needs-card.tsx';
import { OwnDayCards } from '../own/own-day.tsx';
import { PayPeriodsCard } from '../periods/pay-periods-card.tsx';
import { WorkedPositionsCard } from '../positions/worked-positions-card.tsx';
import { SetupCard } from '../setup/setup-card.tsx';
import { useSetup } from '../setup/use-setup.ts';
import { LiveMark } from '../today/live-mark.tsx';
import { TodayStrip } from '../today/today-strip.tsx';
import { TrendCard } from '../trend/trend-card.tsx';
import { AccountManagerCard } from './account-manager-card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { greeting } from './greeting.ts';
import styles from './home.module.css';
import { OutboxCard } from './outbox-card.tsx';
import { OwnWorkCard } from './own-work-card.tsx';
import { WorkPlacesCard } from './work-places-card.tsx';

/** Whether today is live, and where schedules are changed; for recruiters, what they begin. */
function HomeActions({ recruits }: { readonly recruits: boolean }) {
  const today = dayAt(now(), homeZone);
  const navigate = useNavigate();
  const begin = (path: string) => void navigate(path, { state: createState });
  return (
    <>
      <Can rule={shiftAccess.today}>
        <LiveMark />
      </Can>
      {recruits ? (
        <>
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => begin(pathOf('openPositions'))}>
            Add position
          </Button>
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => begin(pathOf('candidates'))}>
            Add candidate
          </Button>
        </>
      ) : (
        <Can rule={shiftAccess.calendar}>
          <LinkButton to={pathOf('shiftCalendar')} icon={<IconCalendar size={16} aria-hidden="true" />}>
            Shift calendar
          </LinkButton>
        </Can>
      )}
      <AssignButton tone="default" days={{ first: today, today }} />
    </>
  );
}

/** The first of each, so that the page ends with the window. */
const mostNeeds = 6;
const mostTickets = 3;
/** Below the clients of an account manager. */
const mostComing = 3;

const OpenTickets = ({ most }: { readonly most?: number }) => (
  <Can rule={ticketAccess.open}>
    <OpenTicketsCard {...(most !== undefined && { most })} />
  </Can>
);

const approvers = { roles: decidingRoles };

/** `/` (section 2.7) of everybody but client users: what waits for the viewer and who is in today, then figures or the own work. */
export function HomePage() {
  const user = useUser();
  const { roles } = usePageData();
  const zone = useViewerZone();
  const figures = useQuery(homeFiguresQuery);
  const setup = useSetup();
  const { hasPeople } = setup;
  const { data: details, isPending: isUnknown } = useQuery(userDetailsQuery);
  const mayAskManagers = roles.some((role) => (clientAreaRoles as readonly string[]).includes(role));
  const side = isHrType(roles) ? 'hr' : isClientOnly(roles) ? 'client' : 'own';
  const isLost = figures.isError && !figures.data;
  const isApprover = useMay(approvers);
  const isEmployee = details?.user.is_employee === true;
  const handlesTickets = useMay(ticketAccess.follow);
  const readsEmployees = useMay(employeeAccess.read);
  const recruits = useMay(openPositionAccess.change);
  const locks = useMay(timesheetAccess.lock);
  const isAsked = isApprover || (side === 'own' && (handlesTickets || recruits));
  const isRecruiter = roles.includes('recruitment');
  const isManager = useMay({ roles: ['account manager'] });
  const isOwnDay = side === 'own' && !isApprover && isEmployee;
  /** Employees whose page begins with other work clock in above it. */
  const hasClock = user.employeeId !== null && (isApprover || side === 'hr');
  const isPayroll = locks && !isApprover;
  const isLean = side === 'own' && !isApprover && !isManager && !readsEmployees;
  const hasPlaces = side === 'own' && !isApprover && !isManager && !isRecruiter && details && !isEmployee;
  const places = hasPlaces ? <WorkPlacesCard /> : null;
  /** Figures of the whole company, for those whose work is the whole company. */
  const hasFigures = hasPeople && !isLost && !isManager && !isRecruiter && !isPayroll;
  /** Who works on tickets before anything else. */
  const isTicketsFirst = isLean || (side === 'own' && roles.includes('it'));
  const hasFullQueue = side === 'hr' && isApprover;
  /** The left column has room for messages. */
  const isBroad = side === 'own' && isApprover;
  /** A stretched card would be mostly empty. */
  const isShort = !hasPeople || side === 'client';
  /** Then the steps say why messages wait. */
  const setsUpEmail = setup.steps?.some(({ step, is_done }) => step === 'email' && !is_done) === true;
  const place = [details?.myTeam?.name, details?.myClient?.legal_business_name].filter(Boolean).join(', ');
  const isElsewhere = details?.myShift != null && details.myShift.timezone !== zone;
  const line = isOwnDay && isElsewhere ? `${zoneCity(zone)} time, client time below` : place;
  const coming =
    side === 'client' || isOwnDay ? (
      <WhoIsAwayCard />
    ) : hasPeople ? (
      <ComingUpCard {...(isManager && { most: mostComing })} />
    ) : null;
  const notifications = <LatestNotifications besideNeeds={isAsked} />;
  return (
    <Page>
      <div className={styles.frame}>
        <PageHeader
          title={greeting(user.name, now(), zone)}
          text={[formatWeekday(dayAt(now(), zone)), ...(line === '' ? [] : [line])].join(' · ')}
          actions={hasPeople ? <HomeActions recruits={isRecruiter} /> : null}
          actionsBelow
        />
        <div className={styles.home} data-settling="">
          {hasPeople && setup.steps ? <SetupCard steps={setup.steps} /> : null}
          {hasClock ? <ClockRow /> : null}
          {hasPeople ? (
            <Can rule={shiftAccess.today}>
              {/* A new one below the list: moving it would count as a layout shift. */}
              <TodayStrip key={setup.steps ? 'below' : 'first'} isHeld={setup.isLoading} />
            </Can>
          ) : null}
          <div className={styles.columns} data-loose={isShort ? '' : undefined}>
            <div className={styles.stack} data-settling="">
              {!hasPeople && setup.steps ? <SetupCard steps={setup.steps} /> : null}
              {side === 'client' ? <NeedsCard title="Waiting for you" /> : null}
              {isAsked ? <NeedsCard title="Needs you" most={mostNeeds} /> : null}
              {isPayroll ? <PayPeriodsCard /> : null}
              {isTicketsFirst ? <OpenTickets /> : null}
              {isRecruiter ? <WorkedPositionsCard /> : null}
              <OwnAnnouncements />
              {side === 'client' ? <ComingHolidaysCard of="client" /> : null}
              {isManager ? <OwnAccountsCard /> : null}
              {isLean ? null : places}
              {hasPeople && isLost ? (
                <Card>
                  <ErrorState
                    title="The figures could not be loaded"
                    text={problemText(figures.error)}
                    onRetry={() => void figures.refetch()}
                  />
                </Card>
              ) : null}
              {hasFigures ? <FigureTiles figures={figures.data} isWide={side === 'hr'} /> : null}
              {isOwnDay ? (
                <>
                  <OwnDayCards />
                  <ComingHolidaysCard of="employee" />
                </>
              ) : null}
              {hasFullQueue ? <OpenTickets most={mostTickets} /> : null}
              {isManager ? coming : null}
              {isBroad ? notifications : null}
            </div>
            <div className={styles.stack} data-settling="">
              {isUnknown ? <span data-loading="" /> : null}
              {isOwnDay ? <LazyOwnLeaveCard /> : null}
              {isRecruiter ? <UpcomingInterviewsCard of="recruitment" /> : null}
              {mayAskManagers && user.clientId !== null ? <AccountManagerCard clientId={user.clientId} /> : null}
              {hasPeople && locks && isApprover ? <PayPeriodsCard isBrief /> : null}
              {hasPeople ? (
                <Can rule={attendanceMetricsAccess}>
                  <TrendCard metric={side === 'hr' ? 'attendance' : 'punctuality'} />
                </Can>
              ) : null}
              {isLean ? places : null}
              {isTicketsFirst || hasFullQueue ? null : <OpenTickets most={mostTickets} />}
              {isManager ? null : coming}
              {figures.data?.outbox && !setup.isLoading && !setsUpEmail ? (
                <OutboxCard figures={figures.data.outbox} />
              ) : null}
              {isBroad ? null : notifications}
              {isApprover ? null : <OwnWorkCard />}
            </div>
          </div>
        </div>
      </div>
    </Page>
  );
}
