import { staffUsersNotifications as types } from '@muster/contract/domains/staff-users/staff-users-notifications.ts';
import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen, listenToAll } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { accountSetUp } from '../accounts/index.ts';
import { notifyUsers } from '../notifications/index.ts';

/** Users of the provider's side, their roles or their status changed. */
const staffUsersChanged = defineEvent('staff-users.changed', z.object({}));
export const rolesChanged = defineEvent(
  'staff-users.roles-changed',
  z.object({ userId: z.int(), byUserId: z.int(), roles: z.string() }),
);

export const staffUsersListeners: readonly EventListener<BaseContext>[] = [
  listenToAll(staffUsersChanged, 'refresh-open-staff-users', ({ db }) => pushToStaff(db, 'staff-users.changed')),
  listenToAll(accountSetUp, 'refresh-open-staff-users', ({ db }) => pushToStaff(db, 'staff-users.changed')),
  listen(rolesChanged, 'notify-changed-staff-user', (ctx, { userId, byUserId, roles }) =>
    notifyUsers(ctx, { userIds: [userId], type: types.accessChanged, values: { person: byUserId, roles } }),
  ),
];

interface UserChange extends Pick<AuditEntry, 'event' | 'before' | 'after' | 'version'> {
  readonly userId: number;
}

/** Writes the activity log and refreshes the open lists of users. */
export async function concludeUserChange(ctx: Ctx, { userId, ...entry }: UserChange): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'user', id: String(userId) } });
  await ctx.announce(staffUsersChanged, {});
}
