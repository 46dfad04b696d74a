import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { defaultPermissions } from '../../permissions.ts';
import { type Role, roles } from '../../roles.ts';
import { filesAs, ticketTypeAccess } from './ticket-types.policy.ts';

it('lets admins alone see and change ticket types', () => {
  const may = (role: Role) =>
    mayAccess(ticketTypeAccess.change, { roles: [role], permissions: defaultPermissions[role] });
  expect(roles.filter(may)).toEqual(['admin']);
});

it('knows on which sides somebody files', () => {
  const nobody = { roles: [], permissions: [], clientId: null, employeeId: null };
  expect(filesAs(nobody)).toEqual([]);
  expect(filesAs({ ...nobody, roles: ['employee'], employeeId: 5 })).toEqual(['employee']);
  expect(filesAs({ ...nobody, roles: ['client-user'], clientId: 2 })).toEqual(['client']);
  expect(filesAs({ ...nobody, roles: ['it'] })).toEqual(['staff']);
  expect(filesAs({ ...nobody, roles: ['it', 'employee'], employeeId: 5 })).toEqual(['staff', 'employee']);
});
