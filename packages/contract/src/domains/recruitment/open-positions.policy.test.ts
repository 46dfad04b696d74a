import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { defaultPermissions } from '../../permissions.ts';
import { type Role, roles } from '../../roles.ts';
import { openPositionAccess, worksOnPositions } from './open-positions.policy.ts';

const grants = (role: Role) => ({ roles: [role], permissions: defaultPermissions[role] });
const sided = (role: Role, clientId: number | null) => ({ ...grants(role), clientId, employeeId: null });

it('access.recruitment.1 opens positions to the roles of section 2.5', () => {
  const admitted = (rule: (typeof openPositionAccess)['list' | 'change']) =>
    roles.filter((role) => mayAccess(rule, grants(role)));
  expect(admitted(openPositionAccess.list)).toEqual(['admin', 'hr', 'recruitment', 'sales', 'client']);
  expect(admitted(openPositionAccess.change)).toEqual(['admin', 'hr', 'recruitment', 'sales']);
});

it('shows budgets to staff who recruit, and to no client', () => {
  expect(roles.filter((role) => worksOnPositions(sided(role, null)))).toEqual(['admin', 'hr', 'recruitment', 'sales']);
  expect(worksOnPositions(sided('client', 2))).toBe(false);
  expect(worksOnPositions(sided('client-admin', 2))).toBe(false);
});
