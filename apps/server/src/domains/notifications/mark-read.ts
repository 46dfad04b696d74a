import type { CallInput } from '@muster/contract';
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { countUnread, markNotificationsRead, sortNotifications } from './notifications.repository.ts';
import { refreshPages } from './notify-users.ts';

/** Ids of other users are ignored. While impersonating, the notification about it stays unread. */
export async function markRead(ctx: Ctx, { body }: CallInput<typeof notificationsCalls.markRead>) {
  const { userId, impersonator } = ctx.viewer;
  const which = 'all' in body ? { newest: body.newest } : body.ids;
  const count = impersonator ? 0 : await markNotificationsRead(ctx.db, userId, which, ctx.clock.now().toString());
  const unread = await countUnread(ctx.db, userId);
  if (count > 0) {
    await ctx.audit({ event: 'notifications.mark-read', details: { count } });
    await refreshPages(ctx, [userId], 'read');
  }
  return { unread };
}

/** Foreign ids are ignored. Other tabs of the user follow. */
export async function sortNotices(ctx: Ctx, { body: { ids, to } }: CallInput<typeof notificationsCalls.sort>) {
  const { userId } = ctx.viewer;
  const count = await sortNotifications(ctx.db, { userId, ids, to, at: ctx.clock.now().toString() });
  if (count > 0) {
    await ctx.audit({ event: 'notifications.sort', details: { count, to } });
    await refreshPages(ctx, [userId], 'sorted');
  }
  return { unread: await countUnread(ctx.db, userId) };
}
