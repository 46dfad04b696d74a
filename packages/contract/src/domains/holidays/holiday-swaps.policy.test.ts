import { expect, it } from 'vitest';
import { roles } from '../../roles.ts';
import { testViewer } from '../../viewer.fixture.ts';
import { rightsFrom } from '../../viewer.ts';
import { mayDecideHolidaySwap, mayUndoHolidaySwap } from './holiday-swaps.policy.ts';

const viewer = (role: (typeof roles)[number], gaps = {}) =>
  testViewer({ ...rightsFrom([{ name: role, permissions: [] }], []), ...gaps });
const swap = { employeeId: 7, isReached: true };

it('lets team leads, workforce admins and HR decide on swaps within their reach', () => {
  const deciders = ['admin', 'hr', 'team lead', 'workforce admin'];
  expect(roles.filter((role) => mayDecideHolidaySwap(viewer(role), swap))).toEqual(deciders);
  expect(roles.filter((role) => mayUndoHolidaySwap(viewer(role), { ...swap, hasBegun: false }))).toEqual(deciders);
  expect(mayDecideHolidaySwap(viewer('hr'), { ...swap, isReached: false })).toBe(false);
});

it('lets only HR undo a swap of which a day has begun', () => {
  expect(roles.filter((role) => mayUndoHolidaySwap(viewer(role), { ...swap, hasBegun: true }))).toEqual([
    'admin',
    'hr',
  ]);
});

it('lets nobody decide on their own swap', () => {
  expect(mayDecideHolidaySwap(viewer('hr', { employeeId: 7 }), swap)).toBe(false);
  expect(mayUndoHolidaySwap(viewer('hr', { ownRecords: [7] }), { ...swap, hasBegun: false })).toBe(false);
});
