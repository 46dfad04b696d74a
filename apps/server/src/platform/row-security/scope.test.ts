import type { Viewer } from '@muster/contract';
import { expect, it } from 'vitest';
import { scopeOf } from './scope.ts';

const nobody: Viewer = {
  userId: 1,
  uuid: 'u',
  name: 'n',
  email: 'e',
  roles: [],
  permissions: [],
  employeeId: null,
  ownRecords: [],
  clientId: null,
  impersonator: null,
  rolePermissions: {},
  ownPermissions: [],
};

it.each<[string, Partial<Viewer>, string]>([
  ['a user without rights', {}, 'none'],
  ['staff', { roles: ['hr'] }, 'staff'],
  ['staff who is an employee too', { roles: ['team lead', 'employee'], employeeId: 4 }, 'staff'],
  ['only a permission', { permissions: ['can read employees'] }, 'staff'],
  ['a client user', { roles: ['client-admin'], clientId: 7 }, 'client:7'],
  [
    'a client user with a staff permission',
    { roles: ['client-user'], permissions: ['can read employees'], clientId: 7 },
    'client:7',
  ],
  ['a client user without a client', { roles: ['client-user'] }, 'none'],
  ['an employee', { roles: ['employee'], employeeId: 4 }, 'employee:4'],
  ['an employee whose account names the client', { roles: ['employee'], employeeId: 4, clientId: 7 }, 'employee:4'],
  ['an employee without a record', { roles: ['employee'], clientId: 7 }, 'none'],
  [
    'an employee with a staff permission',
    { roles: ['employee'], permissions: ['can read employees'], employeeId: 4 },
    'employee:4',
  ],
])('gives %s the right scope', (_who, facts, scope) => {
  expect(scopeOf({ ...nobody, ...facts })).toBe(scope);
});

it('gives a signed-out person the scope none', () => {
  expect(scopeOf(null)).toBe('none');
});
