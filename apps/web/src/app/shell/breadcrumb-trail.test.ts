import { allScreens, type ScreenName, screens } from '@muster/contract/all-screens.ts';
import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { defaultPermissions } from '@muster/contract/permissions.ts';
import { describe, expect, it } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const admin = { roles: ['admin'], permissions: defaultPermissions.admin } as const;
const trail = (name: ScreenName) => breadcrumbTrail({ screen: screens[name], screens: allScreens, viewer: admin });

it('names the two routes that section 2.8 names, and splits the others', () => {
  expect(trail('tickets').at(-1)?.label).toBe('All Tickets');
  expect(trail('submitATicket').at(-1)?.label).toBe('Submit a Ticket');
  expect(trail('changePassword').at(-1)?.label).toBe('Change Password');
});

it('leads from the group down, with links to the screens above', () => {
  expect(trail('employees')).toEqual([{ label: 'People' }, { label: 'Employees' }]);
  expect(trail('changeTimeZone')).toEqual([{ label: 'My Profile', to: '/my-profile' }, { label: 'Change Time Zone' }]);
});

it('begins in the group in which the menu has the screen', () => {
  const labels = (name: ScreenName) => trail(name).map(({ label }) => label);
  expect(labels('shiftCalendar')).toEqual(['Operations', 'Shift Calendar']);
  expect(labels('rotationDetails')).toEqual(['Operations', 'Rotations', 'Rotation Details']);
  expect(labels('attendance')).toEqual(['People', 'Attendance']);
  expect(labels('earlierMonths')).toEqual(['People', 'Attendance', 'Earlier Months']);
});

it('has route names that read well', () => {
  const last = (name: ScreenName) => trail(name).at(-1)?.label;
  expect(last('accountManagement')).toBe('Account Management');
  expect(last('newNotification')).toBe('New Notification');
});

it('begins with the company in the portal of a client', () => {
  const viewer = { roles: ['client-admin'], permissions: defaultPermissions['client-admin'] } as const;
  const [first] = breadcrumbTrail({ screen: screens.myAccountManager, screens: allScreens, viewer });
  expect(first).toEqual({ label: 'Company' });
});

it('shows a name once if group and screen have the same one', () => {
  expect(trail('clients')).toEqual([{ label: 'Clients' }]);
  expect(trail('clientDetails').map(({ label }) => label)).toEqual(['Clients', 'Client Details']);
});

it('links only to screens that the viewer may open', () => {
  const viewer = { roles: ['client-user'], permissions: [] } as const;
  const [, above] = breadcrumbTrail({ screen: screens.employeeDetails, screens: allScreens, viewer });
  expect(above).toEqual({ label: 'Employees', to: undefined });
});

it('leads through the other list of a record for viewers who may not open the first one', () => {
  const it = { roles: ['it'], permissions: ['can view assigned tickets', 'can create ticket'] } as const;
  const labels = breadcrumbTrail({ screen: screens.ticketDetails, screens: allScreens, viewer: it });
  expect(labels).toEqual([{ label: 'My Tickets', to: '/my-tickets' }, { label: 'Ticket Details' }]);
  expect(trail('ticketDetails').map(({ label }) => label)).toEqual(['Operations', 'All Tickets', 'Ticket Details']);
});

/** Screens of client users, whose menu has shorter names than their routes. */
const shorter: Readonly<Record<string, string>> = {
  userManagement: 'Users',
  teamManagement: 'Teams',
  clientUserSettings: 'Settings',
  availableSchedule: 'My availability',
};

/** Section 2.8 once more, independently of the code, and our own screens with an abbreviation. */
const given: Readonly<Record<string, string>> = {
  tickets: 'All Tickets',
  submitATicket: 'Submit a Ticket',
  ticketSlaPolicies: 'SLA Policies',
  ticketSlaPolicyDetails: 'SLA Policy Details',
};
const specified = (name: string) =>
  given[name] ?? [...name].map((one, at) => (at === 0 ? one.toUpperCase() : one.replace(/[A-Z]/, ' $&'))).join('');

describe.each(builtScreens.filter(({ frame }) => frame === 'shell').map((one) => [one.name, one] as const))(
  'the trail to %s',
  (_name, screen) => {
    const labels = breadcrumbTrail({ screen, screens: builtScreens, viewer: admin }).map(({ label }) => label);

    it('ends with the route name of section 2.8, and has each name once', () => {
      expect(labels.at(-1)).toBe(specified(screen.name));
      expect(labels).toEqual([...new Set(labels)]);
    });

    it('agrees with menu and tab about name and group', () => {
      const same = (text: string) => text.toLowerCase();
      if (!screen.path.includes('/:')) expect(same(screen.title)).toBe(same(specified(screen.name)));
      if (screen.menu === undefined) return;
      const { group, label } = screen.menu;
      expect(same(label)).toBe(same(shorter[screen.name] ?? specified(screen.name)));
      if (group !== 'Main') expect(labels[0]).toBe(group);
    });
  },
);
