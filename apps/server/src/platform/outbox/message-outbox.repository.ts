import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Mails and text messages wait in tables of the same form. */
export type OutboxTable = 'mail_outbox' | 'sms_outbox';

export interface NewMessage {
  readonly recipient: string;
  readonly subject: string;
  /** Sealed: bodies carry links that open accounts. */
  readonly body: string;
  readonly effectKey: string;
}

export interface StoredMessage {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly effect_key: string;
  readonly attempts: number;
}

export interface MessageOverview extends StoredMessage {
  readonly created_at: string;
  readonly sent_at: string | null;
  readonly failed_at: string | null;
  readonly kept_at: string | null;
  readonly error: string | null;
}

const leaseSeconds = 120;

/** False where the same effect was asked for before. */
export async function addMessage(db: Db, table: OutboxTable, message: NewMessage): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (recipient, subject, body, effect_key)
    values (${message.recipient}, ${message.subject}, ${message.body}, ${message.effectKey})
    on conflict (effect_key) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Messages whose time has come, now in the hands of this process alone. */
export async function claimMessages(db: Db, table: OutboxTable, most: number): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    update ${sql.table(table)} set attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from ${sql.table(table)}
      where sent_at is null and failed_at is null and kept_at is null and next_try_at <= now()
      order by next_try_at, id limit ${most} for update skip locked
    ) returning id, recipient, subject, body, effect_key, attempts`.execute(db);
  return rows;
}

/** Where there is nothing to send with: never to be sent, an admin reads it in the portal. */
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

export interface OutboxPage {
  /** Id of the last message of the page before; null for the first page. */
  readonly before: number | null;
  readonly most: number;
}

/** Newest first. */
export async function listMessages(db: Db, table: OutboxTable, page: OutboxPage): Promise<MessageOverview[]> {
  const { rows } = await sql<MessageOverview>`
    select id, recipient, subject, body, effect_key, attempts, created_at, sent_at, failed_at, kept_at, error
    from ${sql.table(table)} where ${page.before}::integer is null or id < ${page.before}::integer
    order by id desc limit ${page.most}`.execute(db);
  return rows;
}
