import { homeClientId } from '@muster/contract/constants.ts';
import type {
  AnnouncementAudience,
  AnnouncementKind,
} from '@muster/contract/domains/announcements/announcements.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface Audience {
  readonly audience: AnnouncementAudience;
  readonly client_ids: readonly number[];
  readonly statuses: readonly string[];
  readonly roles: readonly string[];
}

export interface ReachedClient {
  readonly id: number;
  readonly name: string;
  readonly recipients: number;
}

/** Active client users with one of the roles. The provider itself does not count as a client. */
const reachable = (roles: ReturnType<typeof sql>) => sql`u.deleted_at is null and u.status = 'active'
  and c.deleted_at is null and c.id <> ${homeClientId}
  and exists (select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and r.name = any(${roles}))`;

/** Current clients of an audience, by name, with the number of recipients. */
export async function reachedBy(db: Db, { audience, client_ids, statuses, roles }: Audience): Promise<ReachedClient[]> {
  const { rows } = await sql<ReachedClient>`
    select c.id, c.legal_business_name as name, count(*)::integer as recipients
    from client c join app_user u on u.client_id = c.id
    where ${reachable(sql`${roles}::text[]`)} and case ${audience}
      when 'clients' then c.id = any(${client_ids}::integer[])
      when 'statuses' then c.status = any(${statuses}::text[])
      else true end
    group by c.id order by search_key(c.legal_business_name), c.id`.execute(db);
  return rows;
}

export interface Delivered {
  readonly notification_id: number;
  readonly title: string;
  readonly body: string;
  readonly kind: AnnouncementKind;
  readonly user_ids: number[];
}

/** Announcements `n` that are published now. */
const live = (at: string) => sql`not n.is_draft and n.withdrawn_at is null and n.publish_at <= ${at}::timestamptz
  and (n.expires_at is null or n.expires_at > ${at}::timestamptz)`;

/** The audience of `n` without those who already received it. */
const waiting = sql`
  client c join app_user u on u.client_id = c.id
  where case n.audience
    when 'clients' then exists (select from client_notification_client x where x.notification_id = n.id and x.client_id = c.id)
    when 'statuses' then c.status = any(n.statuses)
    else true end
  and ${reachable(sql`n.roles`)}
  and not exists (select from client_notification_recipient r where r.notification_id = n.id and r.user_id = u.id)`;

/** Runs every few seconds, and the answer is nearly always no. */
export async function isAnythingDue(db: Db, at: string): Promise<boolean> {
  const { rows } = await sql`
    select from client_notification n where ${live(at)} and exists (select from ${waiting}) limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Delivers published announcements to everybody in the audience who has not received them, also to people who join later. The
 * primary key makes sure that each is delivered once, however many processes run. A locked announcement waits for the next run.
 */
export async function deliverDue(db: Db, at: string): Promise<Delivered[]> {
  const { rows } = await sql<Delivered>`
    with n as materialized (
      select n.* from client_notification n where ${live(at)} for no key update skip locked),
    delivered as (
      insert into client_notification_recipient (notification_id, user_id, client_id, delivered_at)
      select n.id, who.user_id, who.client_id, ${at}::timestamptz
      from n cross join lateral (select u.id as user_id, u.client_id from ${waiting}) who
      on conflict do nothing
      returning notification_id, user_id)
    select n.id as notification_id, n.title, n.body, n.kind, array_agg(t.user_id order by t.user_id) as user_ids
    from delivered t join n on n.id = t.notification_id group by n.id, n.title, n.body, n.kind order by n.id`.execute(
    db,
  );
  return rows;
}

export async function recipientIdsOf(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('client_notification_recipient')
    .select('user_id')
    .where('notification_id', '=', id)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export interface OwnAnnouncementRow {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly kind: AnnouncementKind;
  readonly publish_at: string;
  readonly expires_at: string | null;
  readonly read_at: string | null;
}

/** Published announcements of a user, newest first: those delivered for the user's current company. */
export async function ownAnnouncements(db: Db, userId: number, at: string): Promise<OwnAnnouncementRow[]> {
  const { rows } = await sql<OwnAnnouncementRow>`
    select n.id, n.title, n.body, n.kind, n.publish_at, n.expires_at, r.read_at
    from client_notification_recipient r
    join client_notification n on n.id = r.notification_id
    join app_user u on u.id = r.user_id and u.client_id = r.client_id
    where r.user_id = ${userId} and client_notification_state(n, ${at}::timestamptz) = 'published'
    order by n.publish_at desc, n.id desc limit 100`.execute(db);
  return rows;
}

/** True if it was unread. */
export async function markOwnRead(db: Db, id: number, userId: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('client_notification_recipient')
    .set({ read_at: at })
    .where('notification_id', '=', id)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
