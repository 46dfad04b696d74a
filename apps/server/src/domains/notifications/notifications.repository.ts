import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';

export interface NotificationRow {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  readonly created_at: string;
  readonly read_at: string | null;
}

/** Newest first. */
export function listNotifications(db: Db, userId: number, question: TableQuery): Promise<TablePage<NotificationRow>> {
  const source = {
    strategy: 'keyed',
    from: sql`notification n`,
    where: [sql<SqlBool>`n.user_id = ${userId}`],
    keys: sql`n.id`,
    order: sql`n.created_at desc, n.id desc`,
    ties: [sql`n.id`],
    read: sql`n.id, n.type, n.title, n.body, n.link, n.created_at, n.read_at from page join notification n on n.id = page.id`,
    columns: notificationColumns,
  } as const;
  return readTable<NotificationRow>(db, source, question);
}

const notificationColumns: Readonly<Record<string, SqlColumn>> = {
  id: { exact: sql`n.id` },
  title: { text: sql`n.title` },
  text: { text: sql`n.body` },
  created_at: { sort: sql`n.created_at` },
  read_at: { sort: sql`n.read_at` },
};

export async function countUnread(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** All of the user's, or those of the ids that are the user's. Returns how many became read. */
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

/** Notifications that link to these addresses. */
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

export async function uuidsOf(db: Db, userIds: readonly number[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db.selectFrom('app_user').select('uuid').where('id', 'in', userIds).execute();
  return rows.map(({ uuid }) => uuid);
}
