import { expect, it } from 'vitest';
import { allScreens } from '../../all-screens.ts';
import { defaultPermissions } from '../../permissions.ts';
import { clientRoles, type Role, roles } from '../../roles.ts';
import { verdictOn } from '../../screen.ts';

/** Who opens the addresses of leave and holidays with the permissions of the role alone (sections 2.4 and 2.6). */
const hr: readonly Role[] = ['admin', 'hr'];
const readers: readonly Role[] = [...hr, 'payroll', 'workforce admin'];
const deciders: readonly Role[] = [...hr, 'team lead', 'workforce admin'];
/** The role 'client' has no screens of the client area (section 2.6). */
const everybody = roles.filter((role) => role !== 'client');

it.each<[string, readonly Role[]]>([
  ['/leave-types', readers],
  ['/leave-types/:id', readers],
  ['/leave-policies', hr],
  ['/leave-policies/:id', hr],
  ['/employees/leave-balances', [...hr, 'workforce admin']],
  ['/leave-calendar', everybody],
  ['/my-leave', roles],
  ['/leave-requests', deciders],
  ['/leave-approvals', clientRoles],
  ['/holidays', hr],
  ['/holiday-calendars', hr],
  ['/holiday-calendars/:id', hr],
  ['/holiday-policies', [...hr, 'payroll']],
  ['/holiday-policies/:id', [...hr, 'payroll']],
  ['/holiday-swaps', deciders],
])('%s is open to its roles alone', (path, expected) => {
  const screen = allScreens.find((one) => one.path === path);
  if (!screen) throw new Error(`No screen has the address ${path}.`);
  const open = roles.filter(
    (role) => verdictOn(screen, { roles: [role], permissions: defaultPermissions[role] }) === 'open',
  );
  expect(open.toSorted()).toEqual(expected.toSorted());
  expect(verdictOn(screen, null)).toBe('login');
  const nobody = verdictOn(screen, { roles: [], permissions: [] });
  expect(nobody).toBe(path === '/leave-calendar' || path === '/my-leave' ? 'open' : 'forbidden');
});
