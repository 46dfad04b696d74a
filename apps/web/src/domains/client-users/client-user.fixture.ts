import type { ClientUserRow } from '@muster/contract/domains/client-users/client-user-answers.ts';

export const clientUserRow: ClientUserRow = {
  id: 7,
  uuid: '6f1c1a52-0d5e-4b53-9a5c-2f5f5a6a0001',
  version: 2,
  name: 'Ana Cruz',
  email: 'ana@redgum.test',
  roles: ['client-user'],
  role: 'client-user',
  has_chosen_positions: false,
  positions: [],
  approval_enabled: true,
  status: 'active',
  last_sign_in: '2026-03-02T01:00:00Z',
  is_self: false,
  is_last_admin: false,
  abilities: { update: true },
};

/** The viewer in the tests of the pages. */
export const clientAdmin = { roles: ['client-admin'] as const };
