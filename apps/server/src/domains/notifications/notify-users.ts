import type { Db } from '../../database/db.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { pushToUser } from '../../platform/realtime/push-to-pages.ts';
import {
  deleteNotifications,
  insertNotifications,
  markNotificationsThere,
  type NewNotification,
  uuidsOf,
} from './notifications.repository.ts';

/** Adds a notification for each user, in the caller's transaction; open pages refresh after its commit. */
export async function notifyUsers(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  notification: Omit<NewNotification, 'at'>,
): Promise<void> {
  await insertNotifications(ctx.db, { ...notification, at: ctx.clock.now().toString() });
  await refreshPages(ctx, notification.userIds, notification.type);
}

/** Marks the user's notifications with these links as read, because the user has read their target. */
export async function putAwayNotifications(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  { userId, type, path }: { readonly userId: number; readonly type: string; readonly path: string },
): Promise<void> {
  await markNotificationsThere(ctx.db, { userId, type, path, at: ctx.clock.now().toString() });
  await refreshPages(ctx, [userId], type);
}

/** Removes the notifications with these links, read or not, because their target is no longer visible. */
export async function takeBackNotifications(
  ctx: Pick<BaseContext, 'db'>,
  { userIds, type, path }: Pick<NewNotification, 'userIds' | 'type'> & { readonly path: string },
): Promise<void> {
  await deleteNotifications(ctx.db, { userIds, type, path });
  await refreshPages(ctx, userIds, type);
}

/** What waits for these users changed: their open pages read it again after the commit. */
export async function refreshWaiting(db: Db, userIds: readonly number[]): Promise<void> {
  for (const uuid of await uuidsOf(db, [...new Set(userIds)])) await pushToUser(db, uuid, 'needs.changed', {});
}

async function refreshPages({ db }: Pick<BaseContext, 'db'>, userIds: readonly number[], kind: string): Promise<void> {
  for (const uuid of await uuidsOf(db, userIds)) {
    await pushToUser(db, uuid, 'notifications.changed', { kind });
  }
}
