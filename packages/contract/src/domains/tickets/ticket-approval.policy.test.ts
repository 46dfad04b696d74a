import { expect, it } from 'vitest';
import type { Permission } from '../../permissions.ts';
import type { Role } from '../../roles.ts';
import { followsAllApprovals } from './ticket-approval.policy.ts';

const viewer = (roles: Role[], permissions: Permission[]) => ({ roles, permissions, clientId: 7, employeeId: null });

it('lets staff with the right to all tickets follow every approval', () => {
  expect(followsAllApprovals(viewer(['hr'], ['can approve all tickets']))).toBe(true);
  expect(followsAllApprovals(viewer(['team lead'], ['can approve assigned tickets']))).toBe(false);
});

it('keeps client users to what waits for them, whatever rights they hold', () => {
  expect(followsAllApprovals(viewer(['client-admin'], ['can approve all tickets']))).toBe(false);
});
