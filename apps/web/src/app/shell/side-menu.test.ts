import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { defaultPermissions } from '@muster/contract/permissions.ts';
import { type Role, roles } from '@muster/contract/roles.ts';
import { isOffered } from '@muster/contract/screen.ts';
import { describe, expect, it } from 'vitest';
import { foldedGroups } from './folded-groups.ts';
import { menuIcons } from './menu-icons.tsx';
import { flatMenu, groupedMenu, lineOf } from './side-menu.ts';

const grants = (role: Role, isEmployee = true) => ({
  roles: [role],
  permissions: defaultPermissions[role],
  isEmployee,
});

const labelsFor = (reader: ReturnType<typeof grants>) =>
  groupedMenu(builtScreens, reader).flatMap(({ lines }) => lines.map(({ place }) => place.label));

describe.each(roles)('the menu of %s', (role) => {
  it('has exactly the screens with a place in the menu that the role may open', () => {
    const wanted = builtScreens.filter(
      (screen) => screen.menu && isOffered(screen, grants(role)) && !screen.menu.notBeside,
    );
    const shown = groupedMenu(builtScreens, grants(role)).flatMap(({ lines }) =>
      lines.filter(({ place }) => !place.notBeside).map(({ name }) => name),
    );
    expect(shown.toSorted()).toEqual(wanted.map(({ name }) => name).toSorted());
  });
});

it('gives each line of a role its own picture', () => {
  for (const role of roles) {
    const icons = groupedMenu(builtScreens, grants(role, !role.startsWith('client'))).flatMap(({ lines }) =>
      lines.map(({ place }) => place.icon),
    );
    expect(icons).toEqual([...new Set(icons)]);
  }
});

it('groups the own company of client users together, and leaves out the team of employees', () => {
  const menu = groupedMenu(builtScreens, grants('client-admin', false));
  expect(menu.map(({ heading }) => heading)).toEqual([null, 'Hiring', 'People', 'Company']);
  const labels = (heading: string) =>
    menu.find((section) => section.heading === heading)?.lines.map(({ place }) => place.label);
  expect(labels('People')).toEqual(['Schedule today', 'Hours', 'Leave approvals']);
  expect(labels('Company')).toEqual(['Users', 'Teams', 'My account manager', 'Settings']);
  expect(labelsFor(grants('client-admin', false))).not.toContain('My team');
  expect(labelsFor(grants('employee'))).toContain('My team');
});

describe('the folded groups', () => {
  const menu = groupedMenu(builtScreens, grants('admin'));

  it('are the settings and the later groups of a long menu, but not that of the current screen', () => {
    expect(foldedGroups(menu, '/', {})).toEqual(['Operations', 'Hiring', 'Administration', 'Settings']);
    expect(foldedGroups(menu, '/shifts', {})).toEqual(['Hiring', 'Administration', 'Settings']);
    expect(foldedGroups(menu, '/offices', {})).not.toContain('Settings');
  });

  it('are those of the user from the first choice on', () => {
    expect(foldedGroups(menu, '/employees', { People: true, Hiring: false })).toEqual([
      'People',
      'Operations',
      'Administration',
      'Settings',
    ]);
  });

  it('are none in a short menu', () => {
    expect(foldedGroups(groupedMenu(builtScreens, grants('client-admin', false)), '/', {})).toEqual([]);
    expect(foldedGroups(groupedMenu(builtScreens, grants('employee')), '/', {})).toEqual([]);
  });
});

it('links to earlier attendance for users who have no other link to it', () => {
  expect(labelsFor(grants('payroll'))).toContain('Attendance');
  expect(labelsFor(grants('payroll'))).not.toContain('Earlier months');
  expect(labelsFor(grants('office admin'))).toContain('Earlier months');
  expect(labelsFor(grants('hr'))).toContain('Attendance');
  expect(labelsFor(grants('hr'))).not.toContain('Earlier months');
  expect(labelsFor(grants('employee'))).not.toContain('Earlier months');
});

it('links to the own timesheets only for employees', () => {
  expect(labelsFor(grants('employee'))).toContain('My timesheets');
  expect(labelsFor(grants('team lead'))).toContain('My timesheets');
  expect(labelsFor(grants('client-admin', false))).not.toContain('My timesheets');
  expect(labelsFor(grants('admin', false))).not.toContain('My timesheets');
});

it('begins with home, ungrouped, and shows no empty group', () => {
  const [first, ...groups] = groupedMenu(builtScreens, grants('admin'));
  expect(first?.heading).toBeNull();
  expect(first?.lines[0]?.path).toBe('/');
  expect(groups.every(({ heading, lines }) => heading !== null && lines.length > 0)).toBe(true);
});

it('has the older variant: the same screens in one list', () => {
  const flat = flatMenu(builtScreens, grants('admin'));
  const grouped = groupedMenu(builtScreens, grants('admin'));
  expect(flat).toHaveLength(1);
  expect(flat[0]?.lines[0]?.path).toBe('/');
  expect(flat[0]?.lines.length).toBe(grouped.flatMap(({ lines }) => lines).length);
  const labels = flat[0]?.lines.slice(1).map(({ place }) => place.label) ?? [];
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')));
});

it('has a picture for every place', () => {
  for (const { menu } of builtScreens) if (menu) expect(menuIcons[menu.icon]).toBeDefined();
});

it('marks the screen above a record, wherever the address of the record is', () => {
  const screen = builtScreens.find(({ path }) => path === '/recruitment/interview/:id') ?? null;
  expect(lineOf(screen, ['/recruitment', '/recruitment/interviews'])).toBe('/recruitment/interviews');
  expect(lineOf(screen, ['/clients'])).toBe(null);
  expect(lineOf(null, ['/clients'])).toBe(null);
});
