import { expect, it } from 'vitest';
import { configurationProblem } from './configuration-problem.ts';

const staff = {
  roles: ['hr'],
  employeeId: null,
  isEmployeeThere: false,
  clientId: null,
  isClientThere: false,
} as const;

it('finds no problem with complete accounts', () => {
  expect(configurationProblem(staff)).toBeNull();
  expect(configurationProblem({ ...staff, roles: ['client-user'], clientId: 3, isClientThere: true })).toBeNull();
  expect(configurationProblem({ ...staff, roles: ['employee'], employeeId: 3, isEmployeeThere: true })).toBeNull();
});

it.each([
  [{ roles: [] }, /no role/],
  [{ roles: ['client-admin'] }, /assigned to a client/],
  [{ roles: ['client-user'], clientId: 3 }, /client of your account no longer exists/],
  [{ roles: ['employee'] }, /linked to an employee record/],
  [{ roles: ['hr'], employeeId: 3 }, /employee record of your account no longer exists/],
] as const)('names what is missing: %o', (change, says) => {
  expect(configurationProblem({ ...staff, ...change })).toMatch(says);
});
