import { expect, it } from 'vitest';
import type { Permission } from '../../permissions.ts';
import type { Role } from '../../roles.ts';
import { testViewer } from '../../viewer.fixture.ts';
import { rightsFrom, type Viewer } from '../../viewer.ts';
import { mayChangeTeams, mayOpenMembers, type ReachArea, reachOf } from './teams.policy.ts';

/** The permissions come from the first role, or directly for a user without roles. */
const viewerWith = (roles: readonly Role[], permissions: readonly Permission[], gaps: Partial<Viewer> = {}): Viewer =>
  testViewer({
    ...rightsFrom(
      roles.map((name, index) => ({ name, permissions: index === 0 ? permissions : [] })),
      roles.length === 0 ? permissions : [],
    ),
    employeeId: 7,
    ...gaps,
  });

const calendar: ReachArea = { access: { permissions: ['can view employee shift calendar'] }, withOwn: true };
const approvals: ReachArea = { access: { roles: ['hr', 'team lead'] }, withOwn: false };
const figures: ReachArea = {
  access: { roles: ['hr', 'account manager', 'team lead'] },
  managing: ['account manager'],
  withOwn: false,
};
const led = { of: 'led', id: 7 };
const own = { of: 'own', id: 7 };
const sees: Permission = 'can view employee shift calendar';

it('changes a team with the right to change its client, not with the right to list teams', () => {
  expect(mayChangeTeams(viewerWith(['hr'], ['can update clients']))).toBe(true);
  expect(mayChangeTeams(viewerWith(['hr'], ['can view all teams']))).toBe(false);
});

it('reaches nobody without the right to open the area', () => {
  expect(reachOf(viewerWith(['team lead'], []), calendar)).toEqual([]);
  expect(reachOf(viewerWith(['sales'], []), approvals)).toEqual([]);
});

it('reaches everybody for staff, the company for a client user, the own record for an employee', () => {
  expect(reachOf(viewerWith(['office admin'], [sees]), calendar)).toBe('all');
  expect(reachOf(viewerWith([], [sees], { employeeId: null }), calendar)).toBe('all');
  const clientUser = viewerWith(['client-admin'], [sees], { clientId: 3, employeeId: null });
  expect(reachOf(clientUser, calendar)).toEqual([{ of: 'client', id: 3 }]);
  expect(reachOf(viewerWith(['employee'], [sees]), calendar)).toEqual([own]);
});

it('limits a team lead to the people led, and adds the own record only where no decisions are made about people', () => {
  expect(reachOf(viewerWith(['team lead', 'employee'], [sees]), calendar)).toEqual([led, own]);
  expect(reachOf(viewerWith(['team lead', 'employee'], []), approvals)).toEqual([led]);
  expect(reachOf(viewerWith(['team lead'], [], { employeeId: null }), approvals)).toEqual([]);
});

it('lifts the limit for another role that opens the area, and for a right that names everybody', () => {
  expect(reachOf(viewerWith(['team lead', 'hr'], []), approvals)).toBe('all');
  expect(reachOf(viewerWith(['workforce admin', 'team lead'], [sees]), calendar)).toBe('all');
  expect(reachOf(viewerWith(['team lead', 'it'], [sees]), calendar)).toEqual([led, own]);
  const named: ReachArea = { ...calendar, everybody: { permissions: ['can view all employees'] } };
  expect(reachOf(viewerWith(['team lead'], [sees, 'can view all employees']), named)).toBe('all');
  expect(reachOf(viewerWith(['team lead'], [sees, 'can view all employees']), calendar)).toEqual([led, own]);
});

it('never takes a client role of a lead for a role that opens the area', () => {
  const both = viewerWith(['team lead', 'client-user'], ['can view employee schedule today']);
  const today: ReachArea = { access: { permissions: ['can view employee schedule today'] }, withOwn: true };
  expect(reachOf(both, today)).toEqual([led, own]);
});

it('adds up managed clients and led people', () => {
  const managed = { of: 'managed', id: 4 };
  expect(reachOf(viewerWith(['account manager'], []), figures)).toEqual([managed]);
  expect(reachOf(viewerWith(['account manager', 'team lead'], []), figures)).toEqual([managed, led]);
  expect(reachOf(viewerWith(['account manager', 'hr'], []), figures)).toBe('all');
});

it('opens the records of members to their leads and to those who read everybody', () => {
  const mayOpen = (viewer: Viewer) => [true, false].map((isLed) => mayOpenMembers(viewer, { isLed }));
  expect(mayOpen(viewerWith(['team lead'], ['can read employees']))).toEqual([true, false]);
  expect(mayOpen(viewerWith(['team lead'], []))).toEqual([false, false]);
  expect(mayOpen(viewerWith(['hr'], ['can view all employees']))).toEqual([true, true]);
  expect(mayOpen(viewerWith(['employee'], []))).toEqual([false, false]);
});
