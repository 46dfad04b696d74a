import type { Db } from '../../database/db.ts';

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** Newest first. */
export async function listNotifications(db: Db, userId: number, page: { first: number; rows: number }) {
  return db
    .selectFrom('notification')
    .select(['id', 'type', 'title', 'body', 'link', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.first)
    .limit(page.rows)
    .execute();
}

export async function countNotifications(db: Db, userId: number): Promise<{ total: number; unread: number }> {
  return db
    .selectFrom('notification')
    .select((row) => [
      row.fn.countAll<number>().as('total'),
      row.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** All of the user's, or those of the ids that are the user's. Answers how many became read. */
export async function markNotificationsRead(
  db: Db,
  userId: number,
  which: 'all' | readonly number[],
  at: string,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(which !== 'all', (query) => query.where('id', 'in', which === 'all' ? [] : which))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface NewNotification {
  readonly userIds: readonly number[];
  readonly type: string;
  readonly title: string;
  readonly text: string;
  /** Address inside the portal. */
  readonly path: string | null;
  readonly at: string;
}

export async function insertNotifications(
  db: Db,
  { userIds, type, title, text, path, at }: NewNotification,
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insertInto('notification')
    .values(userIds.map((userId) => ({ user_id: userId, type, title, body: text, link: path, created_at: at })))
    .execute();
}

/** Those that lead there. */
export async function markNotificationsThere(
  db: Db,
  {
    userId,
    type,
    path,
    at,
  }: { readonly userId: number; readonly type: string; readonly path: string; readonly at: string },
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('link', '=', path)
    .where('read_at', 'is', null)
    .execute();
}

export async function deleteNotifications(
  db: Db,
  { userIds, type, path }: { readonly userIds: readonly number[]; readonly type: string; readonly path: string },
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .deleteFrom('notification')
    .where('user_id', 'in', userIds)
    .where('type', '=', type)
    .where('link', '=', path)
    .execute();
}

export async function nameOfUser(db: Db, userId: number): Promise<string | null> {
  const row = await db.selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name ?? null;
}

export async function uuidsOf(db: Db, userIds: readonly number[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db.selectFrom('app_user').select('uuid').where('id', 'in', userIds).execute();
  return rows.map(({ uuid }) => uuid);
}
