import { clientUsersNotifications as types } from '@muster/contract/domains/client-users/client-users-notifications.ts';
import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToUsers } from '../../platform/realtime/push-to-pages.ts';
import { accountSetUp } from '../accounts/index.ts';
import { clientChanged } from '../clients/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { colleaguesOf, companyOf } from './client-users.repository.ts';
import { mailDeactivation } from './mail-deactivation.ts';

const byUser = z.object({ userId: z.int(), byUserId: z.int() });

export const accessChanged = defineEvent(
  'client-user.access-changed',
  byUser.extend({ role: z.string(), positions: z.string(), approval_enabled: z.boolean() }),
);
export const userDeactivated = defineEvent('client-user.deactivated', byUser.extend({ clientId: z.int() }));

export const clientUsersListeners: readonly EventListener<BaseContext>[] = [
  listen(clientChanged, 'refresh-client-area', async ({ db }, { clientId }) => {
    const colleagues = await colleaguesOf(db, clientId);
    await pushToUsers(
      db,
      colleagues.map(({ uuid }) => uuid),
      'client-users.changed',
      {},
    );
  }),
  listen(accessChanged, 'notify-changed-user', (ctx, { userId, byUserId, role, positions, approval_enabled }) =>
    notifyUsers(ctx, {
      userIds: [userId],
      type: types.accessChanged,
      values: { person: byUserId, role, positions, approves: approval_enabled ? 'Yes' : 'No' },
    }),
  ),
  listen(userDeactivated, 'mail-deactivated-user', mailDeactivation),
  listen(userDeactivated, 'notify-client-admins', async (ctx, { userId, byUserId, clientId }) => {
    const userIds = (await adminsOf(ctx, clientId)).filter((id) => id !== byUserId);
    await notifyUsers(ctx, { userIds, type: types.deactivated, values: { person: byUserId, user: userId } });
  }),
  listen(accountSetUp, 'notify-client-admins', async (ctx, { userId }) => {
    const clientId = await companyOf(ctx.db, userId);
    if (clientId === null) return;
    const userIds = (await adminsOf(ctx, clientId)).filter((id) => id !== userId);
    await notifyUsers(ctx, { userIds, type: types.accepted, values: { user: userId } });
    await ctx.announce(clientChanged, { clientId });
  }),
];

async function adminsOf({ db }: BaseContext, clientId: number): Promise<number[]> {
  return (await colleaguesOf(db, clientId)).filter(({ isAdmin }) => isAdmin).map(({ id }) => id);
}

interface UserChange extends Pick<AuditEntry, 'event' | 'before' | 'after' | 'version'> {
  readonly userId: number;
  readonly clientId: number;
}

/** Writes the activity log and refreshes the open pages of staff and of the company. */
export async function concludeUserChange(ctx: Ctx, { userId, ...entry }: UserChange): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'user', id: String(userId) } });
  await ctx.announce(clientChanged, { clientId: entry.clientId });
}
