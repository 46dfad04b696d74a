import { expect, it } from 'vitest';
import { type Permission, permissions } from '../../permissions.ts';
import type { Role } from '../../roles.ts';
import {
  mayDeleteClient,
  mayListClients,
  mayListPeople,
  maySeeClientCosts,
  mayUpdateClient,
} from './clients.policy.ts';

const somebody = (roles: Role[], held: readonly Permission[]) => ({ roles, permissions: held });
const all = somebody(['admin'], permissions);

it('roles.permissions.1 lists clients by one right and changes them by another', () => {
  const reader = somebody(['sales'], ['can view all clients']);
  expect([mayListClients(reader), mayUpdateClient(reader), mayDeleteClient(reader, 2)]).toEqual([true, false, false]);
  expect([mayUpdateClient(all), mayDeleteClient(all, 2)]).toEqual([true, true]);
  expect(mayListClients(somebody(['sales'], ['can read clients']))).toBe(false);
});

it('never deletes the provider itself', () => {
  expect(mayDeleteClient(all, 1)).toBe(false);
});

it('shows employees of a client to users who list employees, and costs to users who see sensitive data', () => {
  expect(mayListPeople(somebody(['accounting'], ['can view all clients']))).toBe(false);
  const lists: Permission[] = ['can view all clients', 'can view all employees'];
  expect([mayListPeople(somebody([], lists)), maySeeClientCosts(somebody([], lists))]).toEqual([true, false]);
  expect(maySeeClientCosts(all)).toBe(true);
  expect(maySeeClientCosts(somebody([], ['can view employees sensitive data']))).toBe(false);
  expect(maySeeClientCosts(somebody(['client-admin'], permissions))).toBe(false);
});
