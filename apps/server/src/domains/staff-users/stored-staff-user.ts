import { Problem } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import { staffUserLabels } from '@muster/contract/domains/staff-users/staff-users.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import {
  isActiveAdmin,
  lockStaffUser,
  managedClientsOf,
  readStaffUser,
  type StoredStaffUser,
} from './staff-users.repository.ts';

/**
 * Locks a user whom an admin is about to change. Nobody changes the own access, so an admin is always left.
 * @throws Problem not-found, or conflict (409) for another version, the own account, or an admin who has just lost the role
 */
export async function changeableStaffUser(ctx: Ctx, wanted: WantedRecord): Promise<StoredStaffUser> {
  const user = await lockedRecord(ctx, source, wanted);
  if (user.id === ctx.viewer.userId) throw new Problem('conflict', ownText);
  await assertStillAdmin(ctx);
  return user;
}

/** Under the lock of all admins. @throws Problem conflict (409) for an admin who has just lost the role */
export async function assertStillAdmin({ db, viewer }: Ctx): Promise<void> {
  if (!(await isActiveAdmin(db, viewer.userId))) throw new Problem('conflict', 'You are no longer an admin.');
}

const ownText = 'You cannot change your own access. Ask another admin.';

const source: RecordSource<StoredStaffUser> = {
  thing: 'user',
  lock: async ({ db, clock }, id) => {
    await lockStaffUser(db, id);
    return readStaffUser(db, { id, at: clock.now().toString() });
  },
  logged: (_user, id) => ({ subject: { kind: 'user', id } }),
  labels: { roles: staffUserLabels.roles, status: 'Status' },
};

/** Clients must not lose their account manager without a word. @throws Problem conflict */
export async function assertManagesNobody({ db }: Ctx, { id, name }: StoredStaffUser): Promise<void> {
  const many = await managedClientsOf(db, id);
  if (many === 0) return;
  throw new Problem('conflict', `${name} manages ${counted(many, 'client')}. Choose other account managers first.`);
}
