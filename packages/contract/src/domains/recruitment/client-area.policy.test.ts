import { expect, it } from 'vitest';
import { mayAccess } from '../../access.ts';
import { roles } from '../../roles.ts';
import { clientPositionAccess } from './client-area.policy.ts';

it('access.recruitment.2 opens the positions of the client area to client users and client admins', () => {
  const admitted = roles.filter((role) => mayAccess(clientPositionAccess, { roles: [role], permissions: [] }));
  expect(admitted).toEqual(['client-user', 'client-admin']);
});
