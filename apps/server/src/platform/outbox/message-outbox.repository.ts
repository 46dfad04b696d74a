import type { InvitationMethod } from '@muster/contract/calendar-text.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Mails and text messages wait in tables of the same shape. */
export type OutboxTable = 'mail_outbox' | 'sms_outbox';

export interface NewMessage {
  readonly recipient: string;
  readonly subject: string;
  /** Sealed, because bodies contain links that open accounts. */
  readonly body: string;
  readonly effectKey: string;
  readonly thread?: MailThread | undefined;
  readonly calendar?: MailCalendar | undefined;
}

/** Ids have angle brackets, such as <1@example.com>. */
export interface MailThread {
  readonly messageId: string;
  readonly inReplyTo: string | null;
  readonly references: readonly string[];
}

/** An iCalendar text with its method. Sealed where it is stored, like the body. */
export interface MailCalendar {
  readonly method: InvitationMethod;
  readonly text: string;
}

export interface StoredMessage {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly effect_key: string;
  readonly attempts: number;
  readonly thread?: MailThread | null;
  readonly calendar?: MailCalendar | null;
}

/** Longer than one message may take to send, see the limits of `smtp-delivery.ts` and of the HTTP client. */
const leaseSeconds = 120;

/**
 * How many are new. A message whose effect key exists is not, which `on conflict` cannot name: the sender may add messages, but read none.
 */
export async function addMessages(
  db: Db,
  table: OutboxTable,
  messages: readonly NewMessage[],
  isKept = false,
): Promise<number> {
  const isMail = table === 'mail_outbox' && messages.some(({ thread, calendar }) => thread ?? calendar);
  const parts = isMail ? sql`, thread, calendar` : sql``;
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (recipient, subject, body, effect_key, kept_at${parts})
    select recipient, subject, body, "effectKey", case when ${isKept}::boolean then now() end${parts}
    from json_to_recordset(${JSON.stringify(messages)}::json)
      as m (recipient text, subject text, body text, "effectKey" text, thread jsonb, calendar jsonb)
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Takes the next due message, which only this process sends while the lease lasts. */
export async function claimMessage(db: Db, table: OutboxTable): Promise<StoredMessage | undefined> {
  const { rows } = await sql<StoredMessage>`
    update ${sql.table(table)} set attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from ${sql.table(table)}
      where sent_at is null and failed_at is null and kept_at is null and next_try_at <= now()
      order by next_try_at, id limit 1 for update skip locked
    ) returning id, recipient, subject, body, effect_key, attempts${table === 'mail_outbox' ? sql`, thread, calendar` : sql``}`.execute(
    db,
  );
  return rows[0];
}

/** For messages that cannot be sent without a server: an admin reads them in the portal. */
export async function keepWaiting(db: Db, table: OutboxTable): Promise<void> {
  await sql`update ${sql.table(table)} set kept_at = now()
    where sent_at is null and failed_at is null and kept_at is null`.execute(db);
}

export async function markSent(db: Db, table: OutboxTable, id: number): Promise<void> {
  await sql`update ${sql.table(table)} set sent_at = now(), error = null where id = ${id}`.execute(db);
}

export async function markUnsent(
  db: Db,
  table: OutboxTable,
  id: number,
  error: string,
  retrySeconds: number | 'never',
): Promise<void> {
  const isGivenUp = retrySeconds === 'never';
  await sql`update ${sql.table(table)} set error = ${error.slice(0, 1000)},
      failed_at = case when ${isGivenUp}::boolean then now() end,
      next_try_at = now() + make_interval(secs => ${isGivenUp ? 0 : retrySeconds})
    where id = ${id}`.execute(db);
}
