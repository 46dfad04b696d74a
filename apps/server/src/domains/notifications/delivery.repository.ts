import type { Channel } from '@muster/contract/domains/notifications/notification-type.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface DueDelivery {
  readonly id: number;
  readonly notification_id: number;
  readonly user_id: number;
  readonly channel: Exclude<Channel, 'in-app'>;
  readonly attempts: number;
  readonly type: string;
  readonly title: string | null;
  readonly body: string;
  readonly params: Readonly<Record<string, unknown>> | null;
  readonly link: string | null;
  readonly created_at: string;
  /** The user has read it, or put it away. */
  readonly is_seen: boolean;
  /** The choice of the user, if there is one. */
  readonly is_on: boolean | null;
}

const dueFields = sql`d.id::integer as id, d.notification_id, d.user_id, d.channel, d.attempts, n.type, n.title, n.body, n.params, n.link,
  n.created_at, n.is_listed and coalesce(n.read_at, n.archived_at) is not null as is_seen,
  (select f.is_on from notification_preference f where f.user_id = d.user_id and f.type = n.type and f.channel = d.channel) as is_on`;

/** The number of the locks on the messages of a user. */
const lockNumber = 7_253_012;

/**
 * All mails and texts of one user that are due, in the transaction of the caller. Another process takes another user, because one
 * digest has all that waits. Undefined if nobody has any.
 */
export async function lockDueMessages(db: Db, now: string): Promise<DueDelivery[] | undefined> {
  const waiting = await sql<{ user_id: number }>`
    select user_id from (
      select user_id from notification_delivery
      where done_at is null and channel <> 'push' and due_at <= ${now}::timestamptz
      group by user_id order by min(due_at), user_id limit 100) w
    where pg_try_advisory_xact_lock(${lockNumber}, user_id) limit 1`.execute(db);
  const [found] = waiting.rows;
  if (!found) return undefined;
  const { rows } = await sql<DueDelivery>`
    select ${dueFields} from notification_delivery d join notification n on n.id = d.notification_id
    where d.user_id = ${found.user_id} and d.done_at is null and d.channel <> 'push' and d.due_at <= ${now}::timestamptz
    order by d.id limit 200 for update of d`.execute(db);
  return rows;
}

/** Takes one message to a browser, which only this process sends until the lease ends. */
export async function claimDuePush(db: Db, now: string, leaseUntil: string): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    with taken as (
      update notification_delivery set attempts = attempts + 1, due_at = ${leaseUntil}::timestamptz
      where id = (
        select id from notification_delivery
        where done_at is null and channel = 'push' and due_at <= ${now}::timestamptz
        order by due_at, id limit 1 for update skip locked)
      returning *)
    select ${dueFields} from taken d join notification n on n.id = d.notification_id`.execute(db);
  return rows[0];
}

export type Outcome = 'sent' | 'off' | 'read' | 'no-address' | 'failed';

export async function finishDeliveries(
  db: Db,
  ids: readonly number[],
  { outcome, now }: { readonly outcome: Outcome; readonly now: string },
): Promise<void> {
  await sql`
    update notification_delivery set done_at = ${now}::timestamptz, outcome = ${outcome}
    where id = any (${[...ids]}::bigint[]) and done_at is null`.execute(db);
}

export async function postponeDelivery(db: Db, id: number, until: string): Promise<void> {
  await sql`update notification_delivery set due_at = ${until}::timestamptz where id = ${id} and done_at is null`.execute(
    db,
  );
}
