import { expect, it } from 'vitest';
import routes from '../spec/routes.json' with { type: 'json' };
import { allScreens, screens } from './all-screens.ts';
import { hrTypeRoles } from './roles.ts';
import type { ScreenDeclaration } from './screen.ts';

type Route = (typeof routes)[number];

const ownAddresses = [
  '/imports',
  '/outbox',
  '/users',
  '/offices',
  '/currencies',
  '/timesheets',
  '/approval-substitutes',
  '/approval-policies',
  '/approval-policies/:id',
  '/leave-types/:id',
  '/ticket-types',
  '/ticket-types/:id',
  '/my-tickets/:id',
  '/canned-replies',
  '/approve-ticket/:token',
  '/ticket-sla-policies',
  '/ticket-sla-policies/:id',
  '/client-timesheets',
  '/leave-approvals',
  '/my-schedule',
  '/my-leave',
  '/leave-requests',
  '/holiday-swaps',
  '/shift-swaps',
  '/pay-changes',
  '/shifts/rotations',
  '/shifts/rotations/:id',
  '/verify-employee/:token',
];
/** Roles that we add: payroll reads the days that it locks (docs/decisions.md, Attendance). */
const addedRoles: Readonly<Record<string, readonly string[]>> = { '/employees/attendance': ['payroll'] };
const byPath = new Map(allScreens.map((screen) => [screen.path, screen]));

it('declares each of the 137 addresses once, and a few of our own', () => {
  const specified = new Set(routes.map(pathOf));
  expect(specified.size).toBe(137);
  expect(allScreens.map(({ path }) => path).toSorted()).toEqual([...specified, ...ownAddresses].toSorted());
});

it('names each screen by its key, in camelCase', () => {
  for (const [key, screen] of Object.entries(screens)) {
    expect(screen.name).toBe(key);
    expect(key).toMatch(/^[a-z][A-Za-z]*$/);
  }
});

it.each(routes.filter(({ section }) => section !== '2.6').map((route) => [route.path, route] as const))(
  'access.public.1 access.logged-in.1 access.staff.1 access.recruitment.1 gives %s the rule of its section',
  (_path, route) => {
    expect(screenOf(route).access).toEqual(ruleOf(route));
  },
);

it.each(routes.filter(({ section }) => section === '2.6').map((route) => [route.path, route] as const))(
  'access.client.1 access.client.3 access.client.4 access.client.5 gives %s the client area its rule',
  (_path, route) => {
    const screen = screenOf(route);
    expect(screen.clientAccess ?? screen.access).toEqual(ruleOf(route));
  },
);

it('uses clientAccess only for addresses that two sections list with different rules', () => {
  const narrowed = allScreens.filter(({ clientAccess }) => clientAccess).map(({ path }) => path);
  expect(narrowed.toSorted()).toEqual([
    '/action-center',
    '/action-center/:uuid',
    '/leave-calendar',
    '/ticket-details/:id',
  ]);
});

it('access.employee-only.1 removes the listed staff routes for employee-only users', () => {
  const specified = new Set(
    routes.filter((route) => 'removedForEmployeeOnly' in route && route.removedForEmployeeOnly).map(pathOf),
  );
  const removed = allScreens.filter(({ removedForEmployeeOnly }) => removedForEmployeeOnly).map(({ path }) => path);
  expect(specified.size).toBe(27);
  expect(removed.toSorted()).toEqual(
    [
      ...specified,
      '/shift-swaps',
      '/users',
      '/leave-requests',
      '/holiday-swaps',
      '/pay-changes',
      '/shifts/rotations',
      '/shifts/rotations/:id',
    ].toSorted(),
  );
});

it('access.login.3 closes the three signed-out pages to signed-in users', () => {
  const closed = allScreens.filter(({ onlyLoggedOut }) => onlyLoggedOut).map(({ path }) => path);
  expect(closed.toSorted()).toEqual(['/forgot-password', '/reset-password', '/user-login']);
});

it('leaves a screen out of the menu only next to an entry that exists', () => {
  for (const { menu } of allScreens) {
    if (menu?.notBeside) expect(allScreens.find(({ name }) => name === menu.notBeside)?.menu).toBeDefined();
  }
});

it('gives every screen a title, and only existing parents with a shorter address', () => {
  for (const screen of allScreens) {
    expect(screen.title).not.toBe('');
    expect(ancestors(screen)).not.toContain(screen.name);
    if (screen.otherParent) expect(allScreens.find(({ name }) => name === screen.otherParent)?.menu).toBeDefined();
  }
});

it('puts no address with a required parameter and no public page into a menu', () => {
  const inMenu = allScreens.filter(({ menu }) => menu);
  expect(inMenu.filter(({ path }) => /:\w+(?!\?)(\/|$)/.test(path))).toEqual([]);
  expect(inMenu.filter(({ access }) => access === 'public')).toEqual([]);
});

it('gives every entry of a menu group its own position', () => {
  const places = allScreens.flatMap(({ menu }) => (menu ? [`${menu.group} ${menu.order}`] : []));
  expect(new Set(places).size).toBe(places.length);
});

function pathOf({ path, ...route }: Route): string {
  const optional = 'optional' in route && route.optional ? route.optional : [];
  const concrete = path.replace(':provider-', 'muster-');
  return optional.reduce((text, name) => text.replace(`:${name}`, `:${name}?`), concrete);
}

function screenOf(route: Route): ScreenDeclaration {
  const screen = byPath.get(pathOf(route));
  if (!screen) throw new Error(`No screen is declared at ${route.path}.`);
  return screen;
}

function ruleOf({ rule, path }: Route): unknown {
  if ('public' in rule) return 'public';
  if ('any' in rule) return 'login';
  if (!('roles' in rule)) return { permissions: rule.permissions };
  return {
    roles: [...rule.roles, ...(addedRoles[path] ?? [])],
    ...('only' in rule && { onlyListedRoles: true }),
    ...('andHrTypeRole' in rule && { andRoles: hrTypeRoles }),
  };
}

function ancestors({ parent }: ScreenDeclaration, found: readonly string[] = []): readonly string[] {
  if (parent === undefined || found.includes(parent)) return found;
  const next = allScreens.find(({ name }) => name === parent);
  if (!next) throw new Error(`No screen is named ${parent}.`);
  return ancestors(next, [...found, parent]);
}
