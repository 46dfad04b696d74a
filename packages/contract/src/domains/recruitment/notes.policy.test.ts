import { expect, it } from 'vitest';
import type { Role } from '../../roles.ts';
import { noteSideOf } from './notes.policy.ts';

const viewer = (roles: readonly Role[], clientId: number | null) => ({
  roles,
  permissions: [],
  clientId,
  employeeId: null,
});

it('puts everybody on one side at most', () => {
  for (const role of ['admin', 'hr', 'recruitment', 'sales'] as const)
    expect(noteSideOf(viewer([role], null))).toBe('staff');
  for (const role of ['client', 'client-user', 'client-admin'] as const)
    expect(noteSideOf(viewer([role], 7))).toBe('client');
  expect(noteSideOf(viewer(['client'], null))).toBe(null);
  expect(noteSideOf(viewer(['account manager'], null))).toBe(null);
  expect(noteSideOf(viewer(['employee'], 7))).toBe(null);
});

it('gives staff who do not recruit no side by a role of a client', () => {
  expect(noteSideOf(viewer(['client', 'payroll'], 7))).toBe(null);
  expect(noteSideOf(viewer(['client', 'hr'], 7))).toBe('staff');
});
