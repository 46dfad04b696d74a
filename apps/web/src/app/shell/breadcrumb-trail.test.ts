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
  expect(trail('changeTimezone')).toEqual([{ label: 'My Profile', to: '/my-profile' }, { label: 'Change Timezone' }]);
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
