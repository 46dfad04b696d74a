import { expect, it } from 'vitest';
import { roles } from '../../roles.ts';
import { mayDecideCorrection } from './attendance.policy.ts';

const deciders = (correction: { employeeId: number; isReached: boolean }, employeeId: number | null = 7) =>
  roles.filter((role) => mayDecideCorrection({ roles: [role], permissions: [], employeeId }, correction));

it('lets admin, HR, workforce admin and leads decide about people within their reach', () => {
  expect(deciders({ employeeId: 3, isReached: true })).toEqual(['admin', 'hr', 'team lead', 'workforce admin']);
  expect(deciders({ employeeId: 3, isReached: false })).toEqual([]);
});

it('lets nobody decide about their own hours', () => {
  expect(deciders({ employeeId: 7, isReached: true })).toEqual([]);
});
