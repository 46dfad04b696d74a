import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { roles } from '../../roles.ts';
import { staffUserAccess } from './staff-users.policy.ts';

it('lets admins alone give access, as they alone decide on roles', () => {
  const allowed = roles.filter((role) => mayAccess(staffUserAccess, { roles: [role], permissions: [] }));
  expect(allowed).toEqual(['admin']);
});
