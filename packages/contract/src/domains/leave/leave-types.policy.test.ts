import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { defaultPermissions } from '../../permissions.ts';
import type { Role } from '../../roles.ts';
import { leaveTypeAccess } from './leave-types.policy.ts';

const may = (rule: keyof typeof leaveTypeAccess, role: Role) =>
  mayAccess(leaveTypeAccess[rule], { roles: [role], permissions: defaultPermissions[role] });

it('lets HR change leave types, payroll and workforce admins read them, and no one else', () => {
  const roles: readonly Role[] = ['admin', 'hr', 'payroll', 'workforce admin', 'team lead', 'client-admin', 'employee'];
  expect(roles.filter((role) => may('list', role))).toEqual(['admin', 'hr', 'payroll', 'workforce admin']);
  expect(roles.filter((role) => may('change', role))).toEqual(['admin', 'hr']);
});
