import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { defaultPermissions } from '../../permissions.ts';
import type { Role } from '../../roles.ts';
import { leavePolicyAccess as access } from './leave-policies.policy.ts';

const as = (role: Role) => ({ roles: [role], permissions: defaultPermissions[role] });

it.each([
  ['admin', true, true],
  ['hr', true, true],
  ['payroll', false, false],
  ['client-admin', false, false],
  ['employee', false, false],
] as const)('lets %s read: %s, change: %s', (role, reads, changes) => {
  expect(mayAccess(access.list, as(role))).toBe(reads);
  expect(mayAccess(access.change, as(role))).toBe(changes);
});
