import type {
  Channel,
  NotificationType,
  ValueKinds,
  ValuesOf,
} from '@muster/contract/domains/notifications/notification-type.ts';
import type { Db } from '../../database/db.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { notify } from '../../platform/notify/notify.ts';
import { pushToUsers } from '../../platform/realtime/push-to-pages.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { currentType } from './current-types.ts';
import { changedTypes } from './notification-types.repository.ts';
import {
  deleteNotifications,
  insertNotifications,
  markNotificationsThere,
  uuidsOf,
} from './notifications.repository.ts';

export interface Notice<Kinds extends ValueKinds> {
  readonly userIds: readonly number[];
  readonly type: NotificationType<Kinds>;
  readonly values: ValuesOf<NoInfer<Kinds>>;
  /** Where it leads, if not where its type does. */
  readonly path?: string | null;
  /** Identifies what it is about, such as `ticket:12:due`: a user gets each key of a type once. */
  readonly key?: string;
}

/**
 * Adds a notification for each user who wants it, in the caller's transaction, with what has to leave the portal for it. Open pages
 * refresh after the commit.
 */
export async function notifyUsers<Kinds extends ValueKinds>(
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  { userIds, type, values, path = type.path, key }: Notice<Kinds>,
): Promise<void> {
  if (userIds.length === 0) return;
  await withoutRowSecurity(db, async () => {
    const at = clock.now().toString();
    const current = currentType(type, (await changedTypes(db, [type.code])).get(type.code));
    const { on, locked } = current;
    const elsewhere: Channel[] = type.hasOwnMail ? ['mail'] : [];
    const about = { type: type.code, values, path, key: key ?? null };
    const added = { userIds: [...new Set(userIds)], ...about, at, on, locked, elsewhere };
    const sent = await insertNotifications(db, added);
    if (sent.some(({ deliveries }) => deliveries > 0)) await notify(db, 'notification_delivery');
    const listed = sent.flatMap(({ user_id, is_listed }) => (is_listed ? [user_id] : []));
    await refreshPages({ db }, listed, type.code);
  });
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
  { userIds, type, path }: { readonly userIds: readonly number[]; readonly type: string; readonly path: string },
): Promise<void> {
  await deleteNotifications(ctx.db, { userIds, type, path });
  await refreshPages(ctx, userIds, type);
}

/** What waits for these users changed: their open pages read it again after the commit. */
export async function refreshWaiting(db: Db, userIds: readonly number[]): Promise<void> {
  await pushToUsers(db, await uuidsOf(db, [...new Set(userIds)]), 'needs.changed', {});
}

/** The badge and the list of every open tab of these users. */
export async function refreshPages(
  { db }: Pick<BaseContext, 'db'>,
  userIds: readonly number[],
  kind: string,
): Promise<void> {
  await pushToUsers(db, await uuidsOf(db, userIds), 'notifications.changed', { kind });
}
