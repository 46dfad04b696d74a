import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Days to keep each kind of row. Message bodies contain names and links, so they are removed too. */
const keptDays = { throttle: 1, idempotency: 2, events: 14, messages: 90, jobRuns: 400 } as const;

/** Removes rows that are no longer needed. Parked events and failed messages stay until they are reviewed. */
export async function forgetTheOld(db: Db, now: Temporal.Instant): Promise<void> {
  const before = (days: number) => now.subtract({ hours: 24 * days }).toString();
  await sql`delete from throttle_window where window_start < ${before(keptDays.throttle)}::timestamptz`.execute(db);
  await sql`delete from idempotency_key where created_at < ${before(keptDays.idempotency)}::timestamptz`.execute(db);
  await sql`delete from event_outbox where delivered_at < ${before(keptDays.events)}::timestamptz`.execute(db);
  const messages = before(keptDays.messages);
  await sql`delete from mail_outbox where coalesce(sent_at, kept_at) < ${messages}::timestamptz`.execute(db);
  await sql`delete from sms_outbox where coalesce(sent_at, kept_at) < ${messages}::timestamptz`.execute(db);
  await sql`delete from daily_job_run where day < ${before(keptDays.jobRuns)}::timestamptz::date`.execute(db);
}
