import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { NotifyChannel } from './listener.ts';

/** PostgreSQL refuses longer payloads. */
const mostBytes = 7999;

/** Notifies every server process when the transaction commits. Throws for a payload that is too long. */
export async function notify(db: Db, channel: NotifyChannel, payload = ''): Promise<void> {
  if (Buffer.byteLength(payload) > mostBytes) {
    throw new Error(
      `A message on ${channel} has ${Buffer.byteLength(payload)} bytes, more than ${mostBytes}: send ids, not records.`,
    );
  }
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
