import { expect, it } from 'vitest';
import { testViewer } from '../../viewer.fixture.ts';
import type { Viewer } from '../../viewer.ts';
import { leaveCalendarSide } from './leave-calendar.policy.ts';

it.each<[string | null, string, Partial<Viewer>]>([
  ['staff', 'HR', { roles: ['hr'] }],
  ['staff', 'a lead who is an employee', { roles: ['team lead', 'employee'], employeeId: 4 }],
  ['own', 'staff without the right', { roles: ['it'] }],
  ['own', 'an employee', { roles: ['employee'], employeeId: 4 }],
  ['client', 'a client user', { roles: ['client-user'], clientId: 4 }],
  [
    'client',
    'a client user who may read employees',
    { roles: ['client-admin'], permissions: ['can read employees'], clientId: 4 },
  ],
  [null, 'the main contact of a client', { roles: ['client'], clientId: 4 }],
  [null, 'an account without roles', { roles: [] }],
])('gives the calendar of %s to %s', (side, _who, gaps) => {
  expect(leaveCalendarSide(testViewer(gaps))).toBe(side);
});
