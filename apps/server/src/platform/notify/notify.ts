import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { NotifyChannel } from './listener.ts';

/** PostgreSQL refuses longer payloads. */
const mostBytes = 7999;

/** Notifies every server process when the transaction commits. Throws for a payload that is too long. */
export async function notify(db: Db, channel: NotifyChannel, payload = ''): Promise<void> {
  await notifyEach(db, channel, [payload]);
}

/** Several messages in one statement. */
export async function notifyEach(db: Db, channel: NotifyChannel, payloads: readonly string[]): Promise<void> {
  if (payloads.length === 0) return;
  const most = Math.max(...payloads.map((payload) => Buffer.byteLength(payload)));
  if (most > mostBytes)
    throw new Error(`A message on ${channel} has ${most} bytes, more than ${mostBytes}: send ids, not records.`);
  await sql`select pg_notify(${channel}, payload) from unnest(${[...payloads]}::text[]) payload`.execute(db);
}
