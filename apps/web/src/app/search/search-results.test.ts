import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { defaultPermissions } from '@muster/contract/permissions.ts';
import type { Role } from '@muster/contract/roles.ts';
import { expect, it } from 'vitest';
import { screensMatching } from './search-results.ts';

const find = (role: Role, term: string) =>
  screensMatching(
    builtScreens,
    { roles: [role], permissions: defaultPermissions[role], isEmployee: role === 'employee' },
    term,
  ).map(({ label }) => label);

it('finds screens by any part of the name or group, ignoring case', () => {
  expect(find('admin', 'ACTIV')).toEqual(['Activity logs']);
  expect(find('admin', 'settings out')).toEqual(['Outbox']);
  expect(find('admin', 'nothing like it')).toEqual([]);
});

it('lists names that begin with the word first', () => {
  expect(find('admin', 'pro')[0]).toBe('My profile');
  expect(find('admin', 'change').length).toBe(3);
});

it('lists all screens in the order of the menu', () => {
  const all = find('hr', '');
  expect(all[0]).toBe('Home');
  expect(all.indexOf('Employees')).toBeLessThan(all.indexOf('Clients'));
  expect(all.indexOf('Clients')).toBeLessThan(all.indexOf('Change password'));
});

it('finds no screen that the viewer may not open, and no sign-in page', () => {
  expect(find('employee', 'employees')).toEqual([]);
  expect(find('employee', 'sign in')).toEqual([]);
});

it('finds no screen that shows only a chosen record', () => {
  expect(find('client-admin', 'hire')).toEqual(['Hire']);
  expect(find('client-admin', 'position')).toEqual(['My open positions']);
  expect(find('admin', 'notification preview')).toEqual([]);
});

it('finds the own timesheets only for employees', () => {
  expect(find('employee', 'timesheets')).toEqual(['My timesheets']);
  expect(find('client-admin', 'timesheets')).toEqual([]);
});
