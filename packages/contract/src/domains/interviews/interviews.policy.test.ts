import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import type { Role } from '../../roles.ts';
import { interviewAccess, mayBookInterviews, mayOverrideHours, mayReportOn } from './interviews.policy.ts';

const may = (role: Role) => mayAccess(interviewAccess.book, { roles: [role], permissions: [] });

it('lets staff who recruit and users of the client book', () => {
  for (const role of ['admin', 'hr', 'recruitment', 'sales', 'client', 'client-user', 'client-admin'] as const)
    expect([role, may(role)]).toEqual([role, true]);
  for (const role of ['employee', 'payroll', 'team lead'] as const) expect([role, may(role)]).toEqual([role, false]);
});

it('gives staff nothing for a client role', () => {
  const books = (roles: readonly Role[]) => mayBookInterviews({ roles, permissions: [] });
  expect([books(['client-user']), books(['recruitment'])]).toEqual([true, true]);
  expect([books(['payroll', 'client-user']), books(['payroll'])]).toEqual([false, false]);
});

it('lets only staff who recruit book outside the hours', () => {
  const overrides = (roles: readonly Role[], clientId: number | null = null) =>
    mayOverrideHours({ roles, permissions: [], clientId, employeeId: null });
  expect([overrides(['recruitment']), overrides(['payroll']), overrides(['client-admin'], 4)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('lets those who took part and staff who recruit report', () => {
  const may = (isStaff: boolean, isAttendee: boolean) => mayReportOn({ isStaff, isAttendee });
  expect([may(true, false), may(false, true), may(false, false)]).toEqual([true, true, false]);
});
