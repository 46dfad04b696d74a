import { expect, it } from 'vitest';
import { roles } from '../../roles.ts';
import { testViewer } from '../../viewer.fixture.ts';
import { mayAdjustLeave, seesEveryLeaveType, seesOwnLeaveTypes } from './leave-balances.policy.ts';

it('lets HR adjust the leave of others, and no one their own', () => {
  expect(roles.filter((role) => mayAdjustLeave(testViewer({ roles: [role] }), 7))).toEqual(['admin', 'hr']);
  expect(mayAdjustLeave(testViewer({ roles: ['admin'], employeeId: 7 }), 7)).toBe(false);
  expect(mayAdjustLeave(testViewer({ roles: ['hr'], ownRecords: [7] }), 7)).toBe(false);
});

it('shows confidential types to HR alone', () => {
  expect(roles.filter((role) => seesEveryLeaveType(testViewer({ roles: [role] })))).toEqual(['admin', 'hr']);
});

it('shows no confidential type to somebody who acts as another user', () => {
  const acting = { impersonator: { userId: 1, name: 'Olivia Ortega' } };
  expect(seesOwnLeaveTypes(testViewer({ roles: ['employee'] }))).toBe(true);
  expect(seesOwnLeaveTypes(testViewer({ roles: ['employee'], ...acting }))).toBe(false);
  expect(seesEveryLeaveType(testViewer({ roles: ['hr'], ...acting }))).toBe(false);
});
