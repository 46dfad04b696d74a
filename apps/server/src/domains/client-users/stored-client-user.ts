import { notFound, Problem } from '@muster/contract';
import { clientUserLabels } from '@muster/contract/domains/client-users/client-users.constants.ts';
import { managedCompany } from '@muster/contract/domains/client-users/client-users.policy.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { lockClientUser, readClientUser, type StoredClientUser } from './client-users.repository.ts';

export interface ManagedUser {
  readonly clientId: number;
  readonly user: StoredClientUser;
}

/**
 * Runs a change of a user of the viewer's own company. Roles and invitations are behind row security, which knows no client admins: the
 * company of the viewer is part of every statement.
 * @throws Problem not-found, the same for a foreign and a missing user; conflict (409) for another version, or if no active admin would be left
 */
export async function changeManagedUser(
  ctx: Ctx,
  wanted: WantedRecord,
  change: (managed: ManagedUser) => Promise<void>,
): Promise<ManagedUser> {
  const clientId = managedCompany(ctx.viewer);
  if (clientId === null) throw notFound('user');
  return withoutRowSecurity(ctx.db, async () => {
    const user = await lockedRecord(ctx, source(clientId), wanted);
    await change({ clientId, user }).catch((error: unknown) => {
      if (violatedConstraint(error) === 'client_admin_kept') throw new Problem('conflict', lastAdminText);
      throw error;
    });
    return { clientId, user };
  });
}

const lastAdminText = 'This is the last active client admin of your company. Make someone else a client admin first.';

const source = (clientId: number): RecordSource<StoredClientUser> => ({
  thing: 'user',
  lock: async ({ db, clock }, id) => {
    await lockClientUser(db, clientId, id);
    return readClientUser(db, { clientId, at: clock.now().toString() }, { id });
  },
  logged: (_user, id) => ({ subject: { kind: 'user', id } }),
  labels: {
    role: clientUserLabels.role,
    positions: clientUserLabels.has_chosen_positions,
    approval_enabled: clientUserLabels.approval_enabled,
    status: 'Status',
  },
});
