import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import type { Role } from '../../roles.ts';
import { availabilityAccess, keepsAvailability } from './availability.policy.ts';

const rolesWith = (rule: (typeof availabilityAccess)[keyof typeof availabilityAccess]) =>
  (
    [
      'admin',
      'hr',
      'recruitment',
      'sales',
      'account manager',
      'employee',
      'client',
      'client-user',
      'client-admin',
    ] as const
  ).filter((role) => mayAccess(rule, { roles: [role], permissions: [] }));

it('opens the own availability to client users, and the list to those who recruit', () => {
  expect(rolesWith(availabilityAccess.own)).toEqual(['client-user', 'client-admin']);
  expect(rolesWith(availabilityAccess.list)).toEqual(['admin', 'hr', 'recruitment', 'sales', 'client']);
  expect(rolesWith(availabilityAccess.follow)).toEqual(['admin', 'hr', 'recruitment', 'sales']);
});

it('is kept by users of a client alone', () => {
  const keeps = (roles: readonly Role[], clientId: number | null) =>
    keepsAvailability({ roles, permissions: [], clientId, employeeId: null });
  expect(keeps(['client-user'], 4)).toBe(true);
  expect(keeps(['client-user'], null)).toBe(false);
  expect(keeps(['client-user', 'hr'], 4)).toBe(false);
});
