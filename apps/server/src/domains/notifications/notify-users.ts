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

interface Said<Kinds extends ValueKinds> {
  readonly userIds: readonly number[];
  readonly values: ValuesOf<NoInfer<Kinds>>;
  /** Where it leads, if not where its type does. */
  readonly path?: string | null;
  /** Identifies what it is about, such as `ticket:12:due`: a user gets each key of a type once. */
  readonly key?: string;
}

export interface Notice<Kinds extends ValueKinds> extends Said<Kinds> {
  readonly type: NotificationType<Kinds>;
}

type Notifying = Pick<BaseContext, 'db' | 'clock'>;

/**
 * Adds a notification for each user who wants it, in the caller's transaction, with what has to leave the portal for it. Open pages
 * refresh after the commit.
 */
export function notifyUsers<Kinds extends ValueKinds>(ctx: Notifying, { type, ...said }: Notice<Kinds>): Promise<void> {
  return notifyOfEach(ctx, type, [said]);
}

/** The same for several notices of one type, in as many statements as for one. */
export async function notifyOfEach<Kinds extends ValueKinds>(
  { db, clock }: Notifying,
  type: NotificationType<Kinds>,
  said: readonly Said<Kinds>[],
): Promise<void> {
  const notices = said.flatMap(({ userIds, values, path = type.path, key = null }) =>
    [...new Set(userIds)].map((userId) => ({ userId, values, path, key })),
  );
  if (notices.length === 0) return;
  await withoutRowSecurity(db, async () => {
    const at = clock.now().toString();
    const { on, locked } = currentType(type, (await changedTypes(db, [type.code])).get(type.code));
    const elsewhere: Channel[] = type.hasOwnMail ? ['mail'] : [];
    const sent = await insertNotifications(db, { notices, type: type.code, at, on, locked, elsewhere });
    if (sent.some(({ deliveries }) => deliveries > 0)) await notify(db, 'notification_delivery');
    const listed = sent.flatMap(({ uuid, is_listed }) => (is_listed ? [uuid] : []));
    await pushToUsers(db, listed, 'notifications.changed', { kind: type.code });
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
