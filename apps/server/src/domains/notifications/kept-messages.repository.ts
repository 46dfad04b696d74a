import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export type MessageKind = 'mail' | 'sms';

export interface KeptMessageRow {
  readonly kind: MessageKind;
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  /** Sealed under its effect key. */
  readonly body: string;
  readonly effect_key: string;
  readonly created_at: string;
}

/** What was never to be sent because nothing is configured to send it, newest first. Null: both kinds. */
export async function listKeptMessages(
  db: Db,
  kind: MessageKind | null,
  page: { first: number; rows: number },
): Promise<KeptMessageRow[]> {
  const { rows } = await sql<KeptMessageRow>`select * from (
      select 'mail' as kind, id, recipient, subject, body, effect_key, created_at from mail_outbox where kept_at is not null
      union all
      select 'sms' as kind, id, recipient, subject, body, effect_key, created_at from sms_outbox where kept_at is not null
    ) kept where ${kind}::text is null or kind = ${kind}::text
    order by created_at desc, kind, id desc offset ${page.first} limit ${page.rows}`.execute(db);
  return rows;
}

export async function countKeptMessages(db: Db, kind: MessageKind | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
      (select count(*) from mail_outbox where kept_at is not null and coalesce(${kind}::text, 'mail') = 'mail')
      + (select count(*) from sms_outbox where kept_at is not null and coalesce(${kind}::text, 'sms') = 'sms') as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
