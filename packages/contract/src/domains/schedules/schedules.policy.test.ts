import { expect, it } from 'vitest';
import { testViewer } from '../../viewer.fixture.ts';
import { shiftAccess } from '../shifts/shifts.policy.ts';
import { mayDecideSwap, scheduleAccess } from './schedules.policy.ts';

const swap = { requesterId: 1, colleagueId: 2, isReached: true };
const viewer = (employeeId: number | null, roles: readonly 'hr'[] = ['hr']) => testViewer({ roles, employeeId });

it('lets approvers decide, but neither of the two people', () => {
  expect(mayDecideSwap(viewer(null), swap)).toBe(true);
  expect(mayDecideSwap(viewer(3), swap)).toBe(true);
  expect(mayDecideSwap(viewer(1), swap)).toBe(false);
  expect(mayDecideSwap(viewer(2), swap)).toBe(false);
});

it('needs the role and the reach', () => {
  expect(mayDecideSwap(viewer(3, []), swap)).toBe(false);
  expect(mayDecideSwap(viewer(3), { ...swap, isReached: false })).toBe(false);
});

it('shows waiting swaps in the calendar to the same roles', () => {
  expect(shiftAccess.pendingSwaps.roles).toEqual(scheduleAccess.decideSwaps.roles);
});
