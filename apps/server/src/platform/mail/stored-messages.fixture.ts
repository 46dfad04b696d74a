import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import type { OutboxTable, StoredMessage } from '../outbox/message-outbox.repository.ts';

interface StoredState extends StoredMessage {
  readonly sent_at: string | null;
  readonly failed_at: string | null;
  readonly kept_at: string | null;
  readonly error: string | null;
}

/** The messages of an outbox table with their text and state, newest first. */
export async function storedMessages({ db, cipher }: { db: Db; cipher: FieldCipher }, table: OutboxTable) {
  const { rows } = await sql<StoredState>`select * from ${sql.table(table)} order by id desc`.execute(db);
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: cipher.open({ table, column: 'body', row: row.effect_key }, row.body),
    effectKey: row.effect_key,
    calendar: row.calendar && {
      ...row.calendar,
      text: cipher.open({ table, column: 'calendar', row: row.effect_key }, row.calendar.text),
    },
    state: row.kept_at ? 'kept' : row.sent_at ? 'sent' : row.failed_at ? 'failed' : 'waiting',
    sentAt: row.sent_at,
    error: row.error,
  }));
}
