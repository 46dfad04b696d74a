import { expect, it } from 'vitest';
import { configurationFault } from './configuration-fault.ts';

const staff = {
  roles: ['hr'],
  employeeId: null,
  isEmployeeThere: false,
  clientId: null,
  isClientThere: false,
} as const;

it('finds nothing wrong with whole accounts', () => {
  expect(configurationFault(staff)).toBeNull();
  expect(configurationFault({ ...staff, roles: ['client-user'], clientId: 3, isClientThere: true })).toBeNull();
  expect(configurationFault({ ...staff, roles: ['employee'], employeeId: 3, isEmployeeThere: true })).toBeNull();
});

it.each([
  [{ roles: [] }, /no role/],
  [{ roles: ['client-admin'] }, /belongs to no client/],
  [{ roles: ['client-user'], clientId: 3 }, /client of your account does not exist/],
  [{ roles: ['employee'] }, /no employee record/],
  [{ roles: ['hr'], employeeId: 3 }, /employee record of your account does not exist/],
] as const)('says what is missing: %o', (change, says) => {
  expect(configurationFault({ ...staff, ...change })).toMatch(says);
});
