import { type AccessRule, mayAccess } from '@muster/contract/access.ts';
import { attendanceMetricsAccess } from '@muster/contract/domains/reports/attendance-metrics.policy.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { ticketAccess } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { clientAreaRoles } from '@muster/contract/roles.ts';
import type { ReactNode } from 'react';
import { OwnAnnouncements } from '../../announcements/index.ts';
import { recruiterInterviews, UpcomingInterviewsCard } from '../../interviews/index.ts';
import { LazyOwnLeaveCard } from '../../leave/index.ts';
import { LatestNotifications } from '../../notifications/index.ts';
import { OpenTicketsCard } from '../../tickets/index.ts';
import { OwnAccountsCard } from '../accounts/own-accounts-card.tsx';
import { ComingHolidaysCard } from '../ahead/coming-holidays-card.tsx';
import { ComingUpCard } from '../ahead/coming-up-card.tsx';
import { WhoIsAwayCard } from '../ahead/who-is-away-card.tsx';
import { ClockRow } from '../clock-row/clock-row.tsx';
import { needTexts } from '../needs/need-texts.ts';
import { NeedsCard } from '../needs/needs-card.tsx';
import { OwnDayCards } from '../own/own-day.tsx';
import { PayPeriodsCard } from '../periods/pay-periods-card.tsx';
import { WorkedPositionsCard } from '../positions/worked-positions-card.tsx';
import { HomeSetup } from '../setup/home-setup.tsx';
import { HomeToday } from '../today/home-today.tsx';
import { TrendCard } from '../trend/trend-card.tsx';
import { AccountManagerCard } from './account-manager-card.tsx';
import { HomeFigures } from './home-figures.tsx';
import {
  type HomeKind,
  type HomeViewer,
  isAsked,
  isLean,
  isManager,
  isRecruiter,
  isTicketsFirst,
} from './home-viewer.ts';
import { OutboxCard } from './outbox-card.tsx';
import { OwnWorkCard } from './own-work-card.tsx';
import { WorkPlacesCard } from './work-places-card.tsx';

export interface HomeCard {
  readonly name: string;
  /** The homes that have it; without, all. */
  readonly of?: readonly HomeKind[];
  readonly access?: AccessRule;
  /** What else decides. */
  readonly when?: (viewer: HomeViewer) => boolean;
  readonly show: (viewer: HomeViewer) => ReactNode;
}

/** Over both columns, then the two columns; in each from the top. */
export type HomePlace = 'above' | 'main' | 'side';

/** The first of each, so that the page ends with the window. */
const mostNeeds = 6;
const mostTickets = 3;
/** Where they end the longer column. */
const mostTicketsAtEnd = 8;

const hasPeople = (viewer: HomeViewer) => viewer.hasPeople;
const staffHomes = ['hr', 'payroll', 'lead', 'staff'] as const;

/** Beside a trend and what comes up, the left column has the room. */
const hasTicketsInMain = (viewer: HomeViewer) => viewer.kind === 'hr' || isManager(viewer);
const hasNotificationsInMain = (viewer: HomeViewer) =>
  viewer.kind === 'lead' || (viewer.kind === 'staff' && isManager(viewer));

/** The cards of every home (section 2.7). A new area joins with a line here. */
const homeCards: Readonly<Record<HomePlace, readonly HomeCard[]>> = {
  above: [
    { name: 'setup', when: hasPeople, show: () => <HomeSetup /> },
    // Employees whose page begins with other work clock in above it.
    {
      name: 'clock',
      of: ['hr', 'payroll', 'lead'],
      when: ({ employeeId }) => employeeId !== null,
      show: () => <ClockRow />,
    },
    { name: 'today', access: shiftAccess.today, when: hasPeople, show: () => <HomeToday /> },
  ],
  main: [
    { name: 'setup', when: (viewer) => !viewer.hasPeople, show: () => <HomeSetup /> },
    { name: 'needs', when: isAsked, show: () => <NeedsCard title="Needs you" textsOf={needTexts} most={mostNeeds} /> },
    { name: 'periods', of: ['payroll'], show: () => <PayPeriodsCard /> },
    { name: 'tickets', access: ticketAccess.open, when: isTicketsFirst, show: () => <OpenTicketsCard /> },
    { name: 'positions', when: isRecruiter, show: () => <WorkedPositionsCard /> },
    { name: 'announcements', show: () => <OwnAnnouncements /> },
    { name: 'accounts', when: isManager, show: () => <OwnAccountsCard /> },
    {
      name: 'places',
      of: ['staff'],
      when: (viewer) => viewer.isKnown && !isManager(viewer) && !isRecruiter(viewer) && !isLean(viewer),
      show: () => <WorkPlacesCard />,
    },
    {
      name: 'figures',
      of: ['hr', 'lead', 'employee', 'staff'],
      when: (viewer) => viewer.hasPeople && !isManager(viewer) && !isRecruiter(viewer),
      show: ({ kind }) => <HomeFigures isWide={kind === 'hr'} />,
    },
    { name: 'own day', of: ['employee'], show: () => <OwnDayCards /> },
    { name: 'holidays', of: ['employee'], show: () => <ComingHolidaysCard of="employee" /> },
    {
      name: 'tickets',
      access: ticketAccess.open,
      when: (viewer) => !isTicketsFirst(viewer) && hasTicketsInMain(viewer),
      show: ({ kind }) => <OpenTicketsCard most={kind === 'hr' ? mostTicketsAtEnd : mostTickets} />,
    },
    { name: 'away', of: ['employee'], when: isManager, show: () => <WhoIsAwayCard /> },
    {
      name: 'notifications',
      when: hasNotificationsInMain,
      show: (viewer) => <LatestNotifications besideNeeds={isAsked(viewer)} />,
    },
  ],
  side: [
    { name: 'own leave', of: ['employee'], show: () => <LazyOwnLeaveCard /> },
    { name: 'interviews', when: isRecruiter, show: () => <UpcomingInterviewsCard place={recruiterInterviews} /> },
    {
      name: 'account manager',
      access: { roles: clientAreaRoles },
      show: ({ clientId }) => (clientId === null ? null : <AccountManagerCard clientId={clientId} />),
    },
    {
      name: 'periods',
      of: ['hr'],
      access: timesheetAccess.lock,
      when: hasPeople,
      show: () => <PayPeriodsCard isBrief />,
    },
    {
      name: 'trend',
      access: attendanceMetricsAccess,
      when: hasPeople,
      show: ({ kind }) => <TrendCard metric={kind === 'hr' || kind === 'payroll' ? 'attendance' : 'punctuality'} />,
    },
    {
      name: 'places',
      of: ['staff'],
      when: (viewer) => viewer.isKnown && !isRecruiter(viewer) && isLean(viewer),
      show: () => <WorkPlacesCard />,
    },
    {
      name: 'tickets',
      access: ticketAccess.open,
      when: (viewer) => !isTicketsFirst(viewer) && !hasTicketsInMain(viewer),
      show: () => <OpenTicketsCard most={mostTickets} />,
    },
    { name: 'away', of: ['employee'], when: (viewer) => !isManager(viewer), show: () => <WhoIsAwayCard /> },
    { name: 'outbox', show: () => <OutboxCard /> },
    {
      name: 'notifications',
      when: (viewer) => !hasNotificationsInMain(viewer),
      show: (viewer) => <LatestNotifications besideNeeds={isAsked(viewer)} />,
    },
    { name: 'own work', of: ['payroll', 'employee', 'staff'], show: () => <OwnWorkCard /> },
    // Last: it shows as many lines as the other column leaves room for.
    { name: 'coming up', of: staffHomes, when: hasPeople, show: () => <ComingUpCard /> },
  ],
};

export function homeCardsOf(place: HomePlace, viewer: HomeViewer): readonly HomeCard[] {
  return homeCards[place].filter(
    ({ of, access, when }) =>
      (of === undefined || of.includes(viewer.kind)) &&
      (access === undefined || mayAccess(access, viewer.grants)) &&
      (when === undefined || when(viewer)),
  );
}
