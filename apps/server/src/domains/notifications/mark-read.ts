import type { CallInput } from '@muster/contract';
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { countUnread, markNotificationsRead } from './notifications.repository.ts';

/** Ids of other users are ignored. While impersonating, the notification about it stays unread. */
export async function markRead(ctx: Ctx, { body }: CallInput<typeof notificationsCalls.markRead>) {
  const { userId, impersonator } = ctx.viewer;
  const which = 'all' in body ? 'all' : body.ids;
  const count = impersonator ? 0 : await markNotificationsRead(ctx.db, userId, which, ctx.clock.now().toString());
  const unread = await countUnread(ctx.db, userId);
  if (count > 0) await ctx.audit({ event: 'notifications.mark-read', details: { count } });
  return { unread };
}
