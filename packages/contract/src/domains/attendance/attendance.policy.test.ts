import { expect, it } from 'vitest';
import { roles } from '../../roles.ts';
import { testViewer } from '../../viewer.fixture.ts';
import { mayDecideCorrection, maySeePunchOrigin } from './attendance.policy.ts';

const deciders = (correction: { employeeId: number; isReached: boolean }, employeeId: number | null = 7) =>
  roles.filter((role) => mayDecideCorrection(testViewer({ roles: [role], employeeId }), correction));

it('lets admin, HR, workforce admin and leads decide about people within their reach', () => {
  expect(deciders({ employeeId: 3, isReached: true })).toEqual(['admin', 'hr', 'team lead', 'workforce admin']);
  expect(deciders({ employeeId: 3, isReached: false })).toEqual([]);
});

it('shows addresses and devices to those who look after attendance, and never to client users', () => {
  const seenBy = (clientId: number | null) =>
    roles.filter((role) => maySeePunchOrigin(testViewer({ roles: [role], clientId })));
  expect(seenBy(null)).toEqual(['admin', 'hr', 'workforce admin']);
  expect(maySeePunchOrigin(testViewer({ roles: ['client-admin'], clientId: 3 }))).toBe(false);
});

it('lets nobody decide about their own hours', () => {
  expect(deciders({ employeeId: 7, isReached: true })).toEqual([]);
});
