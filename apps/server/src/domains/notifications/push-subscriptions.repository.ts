import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface PushSubscriptionRow {
  readonly id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly browser: string;
  readonly created_at: string;
}

export async function subscriptionsOf(db: Db, userId: number): Promise<PushSubscriptionRow[]> {
  return db
    .selectFrom('push_subscription')
    .select(['id', 'endpoint', 'p256dh', 'auth', 'browser', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** A browser shows the notifications of the user who signed in last. */
export async function storeSubscription(
  db: Db,
  { userId, ...row }: Omit<PushSubscriptionRow, 'id'> & { readonly userId: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into push_subscription (user_id, endpoint, p256dh, auth, browser, created_at)
    values (${userId}, ${row.endpoint}, ${row.p256dh}, ${row.auth}, ${row.browser}, ${row.created_at}::timestamptz)
    on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
      browser = excluded.browser
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The oldest ones beyond the limit, of browsers that nobody uses any more. */
export async function trimSubscriptions(db: Db, userId: number, most: number): Promise<void> {
  await sql`
    delete from push_subscription where user_id = ${userId} and id in (
      select id from push_subscription where user_id = ${userId} order by id desc offset ${most})`.execute(db);
}

/** Of this user; null: of any. */
export async function deleteSubscription(db: Db, userId: number | null, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscription')
    .where('id', '=', id)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

interface StoredPushKey {
  readonly public_key: string;
  readonly private_key: string;
}

export async function readPushKey(db: Db): Promise<StoredPushKey | undefined> {
  return db.selectFrom('web_push_key').select(['public_key', 'private_key']).executeTakeFirst();
}

/** The key of the process that was first. */
export async function keepPushKey(db: Db, key: StoredPushKey): Promise<StoredPushKey> {
  await sql`insert into web_push_key (public_key, private_key) values (${key.public_key}, ${key.private_key})
    on conflict do nothing`.execute(db);
  return (await readPushKey(db)) ?? key;
}
