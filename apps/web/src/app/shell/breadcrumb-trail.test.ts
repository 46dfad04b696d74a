import { allScreens, type ScreenName, screens } from '@muster/contract/all-screens.ts';
import { defaultPermissions } from '@muster/contract/permissions.ts';
import { expect, it } from 'vitest';
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

it('shows a name once if group and screen have the same one', () => {
  expect(trail('clients')).toEqual([{ label: 'Clients' }]);
  expect(trail('clientDetails').map(({ label }) => label)).toEqual(['Clients', 'Client Details']);
});

it('links only to screens that the viewer may open', () => {
  const viewer = { roles: ['client-user'], permissions: [] } as const;
  const [, above] = breadcrumbTrail({ screen: screens.employeeDetails, screens: allScreens, viewer });
  expect(above).toEqual({ label: 'Employees', to: undefined });
});
