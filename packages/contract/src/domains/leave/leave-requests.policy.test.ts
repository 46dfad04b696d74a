import { expect, it } from 'vitest';
import { roles } from '../../roles.ts';
import { testViewer } from '../../viewer.fixture.ts';
import { rightsFrom } from '../../viewer.ts';
import { mayDecideLeave } from './leave-requests.policy.ts';

const viewer = (role: (typeof roles)[number], gaps = {}) =>
  testViewer({ ...rightsFrom([{ name: role, permissions: [] }], []), ...gaps });

it('lets team leads, workforce admins and HR decide on leave within their reach', () => {
  const request = { employeeId: 7, isReached: true };
  expect(roles.filter((role) => mayDecideLeave(viewer(role), request))).toEqual([
    'admin',
    'hr',
    'team lead',
    'workforce admin',
  ]);
  expect(mayDecideLeave(viewer('hr'), { ...request, isReached: false })).toBe(false);
});

it('lets nobody decide on their own leave', () => {
  expect(mayDecideLeave(viewer('hr', { employeeId: 7 }), { employeeId: 7, isReached: true })).toBe(false);
  expect(mayDecideLeave(viewer('hr', { ownRecords: [7] }), { employeeId: 7, isReached: true })).toBe(false);
});
