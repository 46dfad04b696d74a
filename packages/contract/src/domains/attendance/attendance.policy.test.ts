import { expect, it } from 'vitest';
import { roles } from '../../roles.ts';
import { mayDecideCorrection } from './attendance.policy.ts';

const deciders = (correction: { employeeId: number; isOfLedTeam: boolean }, employeeId: number | null = 7) =>
  roles.filter((role) => mayDecideCorrection({ roles: [role], permissions: [], employeeId }, correction));

it('lets admin, HR and workforce admin decide for everybody, and leads for the teams they lead', () => {
  expect(deciders({ employeeId: 3, isOfLedTeam: true })).toEqual(['admin', 'hr', 'team lead', 'workforce admin']);
  expect(deciders({ employeeId: 3, isOfLedTeam: false })).toEqual(['admin', 'hr', 'workforce admin']);
});

it('lets nobody decide on their own hours', () => {
  expect(deciders({ employeeId: 7, isOfLedTeam: true })).toEqual([]);
});

it('lets a lead with a wider role decide for everybody', () => {
  const viewer = { roles: ['team lead', 'hr'] as const, permissions: [], employeeId: 7 };
  expect(mayDecideCorrection(viewer, { employeeId: 3, isOfLedTeam: false })).toBe(true);
});
