import type { BaseContext } from '../../platform/http/context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { insertNotifications, type NewNotification, uuidsOf } from './notifications.repository.ts';

/** Puts a line under the bell of each user, in the caller's transaction; open pages are told to look after its commit. */
export async function notifyUsers(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  notification: Omit<NewNotification, 'at'>,
): Promise<void> {
  await insertNotifications(ctx.db, { ...notification, at: ctx.clock.now().toString() });
  for (const uuid of await uuidsOf(ctx.db, notification.userIds)) {
    await publish(ctx.db, `private-user.${uuid}`, 'notifications.changed', { kind: notification.type });
  }
}
