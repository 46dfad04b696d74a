import { allNotificationTypes } from '@muster/contract/all-notification-types.ts';
import { type Channel, channels } from '@muster/contract/domains/notifications/notification-type.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isOneOf } from '../../database/is-one-of.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';

export interface NotificationRow {
  readonly id: number;
  readonly type: string;
  /** Of a notification from before there were types; null where the text is written from `params`. */
  readonly title: string | null;
  readonly body: string;
  readonly params: Readonly<Record<string, unknown>> | null;
  readonly link: string | null;
  readonly created_at: string;
  readonly read_at: string | null;
  readonly archived_at: string | null;
}

/** Newest first. */
export function listNotifications(db: Db, userId: number, question: TableQuery): Promise<TablePage<NotificationRow>> {
  const showsArchive = question.filters.some(({ field }) => field === 'state' || field === 'id');
  const source = {
    strategy: 'keyed',
    from: sql`notification n`,
    where: [
      sql<SqlBool>`n.user_id = ${userId}`,
      sql<SqlBool>`n.is_listed`,
      ...(showsArchive ? [] : [sql<SqlBool>`n.archived_at is null`]),
    ],
    keys: sql`n.id`,
    order: sql`n.created_at desc, n.id desc`,
    ties: [sql`n.id`],
    read: sql`n.id, n.type, n.title, n.body, n.params, n.link, n.created_at, n.read_at, n.archived_at from page join notification n on n.id = page.id`,
    columns: notificationColumns,
  } as const;
  return readTable<NotificationRow>(db, source, question);
}

const notificationColumns: Readonly<Record<string, SqlColumn>> = {
  id: { exact: sql`n.id` },
  area: {
    exact: sql`(${allNotificationTypes.map(({ area }) => area)}::text[])[array_position(${allNotificationTypes.map(({ code }) => code)}::text[], n.type)]`,
  },
  kind: { exact: sql`n.type` },
  state: {
    exact: sql`case when n.archived_at is not null then 'archived' when n.read_at is null then 'unread' else 'read' end`,
  },
  created_at: { sort: sql`n.created_at` },
  read_at: { sort: sql`n.read_at` },
};

export async function countUnread(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('archived_at', 'is', null)
    .where('is_listed', '=', true)
    .executeTakeFirstOrThrow();
  return unread;
}

/** All of the user's, or those of the ids that are the user's. Returns how many became read. */
export async function markNotificationsRead(
  db: Db,
  userId: number,
  which: { readonly newest: number | undefined } | readonly number[],
  at: string,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if('newest' in which && which.newest !== undefined, (query) =>
      query.where('id', '<=', 'newest' in which ? (which.newest ?? 0) : 0),
    )
    .$if(!('newest' in which), (query) => query.where('id', 'in', 'newest' in which ? [] : which))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Those of the ids that are the user's. An archived one counts as read. */
export async function sortNotifications(
  db: Db,
  { userId, ids, to, at }: { userId: number; ids: readonly number[]; to: 'unread' | 'archive' | 'list'; at: string },
): Promise<number> {
  const change =
    to === 'archive'
      ? sql`archived_at = ${at}::timestamptz, read_at = coalesce(read_at, ${at}::timestamptz)`
      : to === 'list'
        ? sql`archived_at = null`
        : sql`read_at = null, archived_at = null`;
  const { numAffectedRows } = await sql`
    update notification set ${change} where user_id = ${userId} and id = any (${[...ids]}::integer[])`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

interface NewNotification {
  readonly userId: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Address inside the portal. */
  readonly path: string | null;
  /** Identifies what it is about: a user gets each key of a type once. */
  readonly key: string | null;
}

export interface NewNotifications {
  readonly notices: readonly NewNotification[];
  readonly type: string;
  readonly at: string;
  /** Channels of users who made no choice, and those that nobody can switch off. */
  readonly on: readonly Channel[];
  readonly locked: readonly Channel[];
  /** Channels that send nothing here, because the sender of the event does. */
  readonly elsewhere: readonly Channel[];
}

interface NotifiedUser {
  readonly user_id: number;
  readonly uuid: string;
  readonly is_listed: boolean;
  readonly deliveries: number;
}

/**
 * For each user the channels that the user chose, or that the type has; nothing for users who want none. Returns those who have a
 * new notification.
 */
export async function insertNotifications(
  db: Db,
  { notices, type, at, on, locked, elsewhere }: NewNotifications,
): Promise<NotifiedUser[]> {
  const { rows } = await sql<NotifiedUser>`
    with given as materialized (
      select "userId" as user_id, "values" as params, path, key
      from json_to_recordset(${JSON.stringify(notices)}::json) as g ("userId" integer, "values" jsonb, path text, key text)
    ), reachable as materialized (
      select u.user_id, c.channel from (select distinct user_id from given) u
      cross join unnest(${[...channels]}::text[]) as c (channel)
      left join notification_preference f on f.user_id = u.user_id and f.type = ${type} and f.channel = c.channel
      where (c.channel = any (${[...locked]}::text[]) or coalesce(f.is_on, c.channel = any (${[...on]}::text[])))
        and (c.channel <> 'push' or exists (select from push_subscription s where s.user_id = u.user_id))
    ), added as (
      insert into notification (user_id, type, params, link, key, created_at, is_listed)
      select g.user_id, ${type}, g.params, g.path, g.key, ${at}::timestamptz, r.is_listed
      from given g join (select user_id, bool_or(channel = 'in-app') as is_listed from reachable group by user_id) r
        on r.user_id = g.user_id
      on conflict (user_id, type, key) where key is not null do nothing
      returning id, user_id, is_listed
    ), promised as (
      insert into notification_delivery (notification_id, user_id, channel, due_at)
      select a.id, a.user_id, r.channel, ${at}::timestamptz from added a join reachable r on r.user_id = a.user_id
      where r.channel <> all (${['in-app', ...elsewhere]}::text[]) returning user_id
    )
    select a.user_id, u.uuid, bool_or(a.is_listed) as is_listed,
      (select count(*)::integer from promised p where p.user_id = a.user_id) as deliveries
    from added a join app_user u on u.id = a.user_id group by a.user_id, u.uuid`.execute(db);
  return rows;
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
  const { rows } = await sql<{
    uuid: string;
  }>`select u.uuid from app_user u where ${isOneOf(sql`u.id`, userIds)}`.execute(db);
  return rows.map(({ uuid }) => uuid);
}
