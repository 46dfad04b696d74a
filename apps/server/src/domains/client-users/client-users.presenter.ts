import type { Viewer } from '@muster/contract';
import type { ClientUserRow } from '@muster/contract/domains/client-users/client-user-answers.ts';
import { shownRole } from '@muster/contract/domains/client-users/client-user-role.rules.ts';
import { managedCompany } from '@muster/contract/domains/client-users/client-users.policy.ts';
import type { StoredClientUser } from './client-users.repository.ts';

export function presentClientUser(row: StoredClientUser, viewer: Viewer): ClientUserRow {
  const { active_admins: admins, ...shown } = row;
  const role = shownRole(row.roles);
  return {
    ...shown,
    role,
    is_self: row.id === viewer.userId,
    is_last_admin: admins === 1 && row.status === 'active' && role === 'client-admin',
    abilities: { update: managedCompany(viewer) !== null },
  };
}
