import { expect, it } from 'vitest';
import { defaultPermissions } from '../../permissions.ts';
import { type Role, roles } from '../../roles.ts';
import { testViewer } from '../../viewer.fixture.ts';
import { rightsFrom, type Viewer } from '../../viewer.ts';
import { mayChangeShift, mayManageShifts } from './shifts.policy.ts';

const viewer = (role: (typeof roles)[number]) => ({ roles: [role], permissions: [...defaultPermissions[role]] });

it('lets admin, HR and workforce admin manage shifts', () => {
  expect(roles.filter((role) => mayManageShifts(viewer(role)))).toEqual(['admin', 'hr', 'workforce admin']);
});

it('leaves the shifts of the provider to staff, and those of a client to its users', () => {
  const manager = (role: Role, gaps: Partial<Viewer>) =>
    testViewer({ ...rightsFrom([{ name: role, permissions: ['can manage employee shifts'] }], []), ...gaps });
  const changes = (user: Viewer) => [null, 3, 4].filter((client_id) => mayChangeShift(user, { client_id }));
  expect(changes(manager('workforce admin', {}))).toEqual([null, 3, 4]);
  expect(changes(manager('client-admin', { clientId: 3 }))).toEqual([3]);
  expect(changes(manager('employee', { employeeId: 7 }))).toEqual([]);
  expect(changes({ ...manager('hr', {}), permissions: [] })).toEqual([]);
});
