import { expect, it } from 'vitest';
import { roles } from '../../roles.ts';
import { mayDecideCorrection, maySeePunchOrigin } from './attendance.policy.ts';

const deciders = (correction: { employeeId: number; isReached: boolean }, employeeId: number | null = 7) =>
  roles.filter((role) => mayDecideCorrection({ roles: [role], permissions: [], employeeId }, correction));

it('lets admin, HR, workforce admin and leads decide about people within their reach', () => {
  expect(deciders({ employeeId: 3, isReached: true })).toEqual(['admin', 'hr', 'team lead', 'workforce admin']);
  expect(deciders({ employeeId: 3, isReached: false })).toEqual([]);
});

it('shows addresses and devices to those who look after attendance, and never to client users', () => {
  const viewer = { userId: 1, uuid: '', name: '', email: '', employeeId: null, impersonator: null };
  const rights = { permissions: [], rolePermissions: {}, ownPermissions: [] };
  const seenBy = (clientId: number | null) =>
    roles.filter((role) => maySeePunchOrigin({ ...viewer, ...rights, roles: [role], clientId }));
  expect(seenBy(null)).toEqual(['admin', 'hr', 'workforce admin']);
  const clientUser = { ...viewer, ...rights, roles: ['client-admin'] as const, clientId: 3 };
  expect(maySeePunchOrigin(clientUser)).toBe(false);
});

it('lets nobody decide about their own hours', () => {
  expect(deciders({ employeeId: 7, isReached: true })).toEqual([]);
});
