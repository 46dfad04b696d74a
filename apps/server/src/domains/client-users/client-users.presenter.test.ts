import type { Role } from '@muster/contract';
import { testViewer } from '@muster/contract/viewer.fixture.ts';
import { rightsFrom } from '@muster/contract/viewer.ts';
import { expect, it } from 'vitest';
import { presentClientUser } from './client-users.presenter.ts';
import type { StoredClientUser } from './client-users.repository.ts';

const stored: StoredClientUser = {
  id: 7,
  uuid: 'u',
  version: 1,
  name: 'Ana Cruz',
  email: 'ana@redgum.test',
  roles: ['client-admin'],
  role: 'client-admin',
  has_chosen_positions: false,
  positions: [],
  approval_enabled: false,
  status: 'active',
  last_sign_in: null,
  active_admins: 1,
};
const viewerOf = (...roles: Role[]) =>
  testViewer({
    ...rightsFrom(
      roles.map((name) => ({ name, permissions: [] })),
      [],
    ),
    clientId: 3,
    userId: 7,
  });
const admin = viewerOf('client-admin');

it('says who the viewer is, and who is the last active admin', () => {
  expect(presentClientUser(stored, admin)).toMatchObject({
    is_self: true,
    is_last_admin: true,
    abilities: { update: true },
  });
  expect(presentClientUser({ ...stored, active_admins: 2 }, admin).is_last_admin).toBe(false);
  expect(presentClientUser({ ...stored, status: 'inactive' }, admin).is_last_admin).toBe(false);
  expect(presentClientUser({ ...stored, roles: ['client-user'] }, admin).is_last_admin).toBe(false);
});

it('lets only client admins change, and none who are staff as well', () => {
  for (const viewer of [viewerOf('client-user'), viewerOf('client-admin', 'sales')])
    expect(presentClientUser(stored, viewer).abilities.update).toBe(false);
});
