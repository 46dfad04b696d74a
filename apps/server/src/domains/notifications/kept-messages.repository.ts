import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { KeyedSource, TablePage, TableQuery } from '../../platform/table/table-source.ts';

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

/** Messages kept because no server is configured to send them, newest first. */
export function listKeptMessages(db: Db, question: TableQuery): Promise<TablePage<KeptMessageRow>> {
  return readTable<KeptMessageRow>(db, source, question);
}

export async function findKeptMessage(db: Db, kind: MessageKind, id: number): Promise<KeptMessageRow | undefined> {
  const table = sql.table(kind === 'mail' ? 'mail_outbox' : 'sms_outbox');
  const { rows } = await sql<KeptMessageRow>`
    select ${kind}::text as kind, id, recipient, subject, body, effect_key, created_at from ${table}
    where id = ${id} and kept_at is not null`.execute(db);
  return rows[0];
}

const source: KeyedSource = {
  strategy: 'keyed',
  from: sql`(
    select 'mail' as kind, id, recipient, subject, created_at from mail_outbox where kept_at is not null
    union all
    select 'sms' as kind, id, recipient, subject, created_at from sms_outbox where kept_at is not null) k`,
  where: [],
  keys: sql`k.kind, k.id, k.recipient, k.subject, k.created_at`,
  order: sql`k.created_at desc, k.kind, k.id desc`,
  ties: [sql`k.kind`, sql`k.id`],
  read: sql`k.kind, k.id, k.recipient, k.subject, coalesce(m.body, s.body) as body,
    coalesce(m.effect_key, s.effect_key) as effect_key, k.created_at
    from page k
    left join mail_outbox m on k.kind = 'mail' and m.id = k.id
    left join sms_outbox s on k.kind = 'sms' and s.id = k.id`,
  columns: {
    to: { text: sql`k.recipient` },
    subject: { text: sql`k.subject` },
    kind: { exact: sql`k.kind` },
    created_at: { sort: sql`k.created_at` },
  },
};
