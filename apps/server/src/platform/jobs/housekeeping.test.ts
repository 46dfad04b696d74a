import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { forgetTheOld } from './housekeeping.repository.ts';

let scratch: OpenScratch;

beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

it('removes only what is no longer needed', async () => {
  const now = Temporal.Instant.from('2026-03-02T08:00:00Z');
  const daysAgo = (days: number) => now.subtract({ hours: 24 * days }).toString();
  const { db } = scratch;
  for (const [key, days] of [
    ['new', 0.5],
    ['old', 100],
  ] as const) {
    const at = now.subtract({ hours: 24 * days }).toString();
    await sql`insert into throttle_window (key, window_start, count) values (${key}, ${at}, 1)`.execute(db);
    await sql`insert into idempotency_key (user_id, key, call, request_hash, status, created_at)
      values (1, ${key}, 'c', 'h', 200, ${at})`.execute(db);
    await sql`insert into event_outbox (name, delivered_at) values (${key}, ${at})`.execute(db);
    await sql`insert into mail_outbox (recipient, subject, body, sent_at) values ('a@b.c', ${key}, '', ${at})`.execute(
      db,
    );
    await sql`insert into mail_outbox (recipient, subject, body, kept_at) values ('a@b.c', ${`kept ${key}`}, '', ${at})`.execute(
      db,
    );
    await sql`insert into sms_outbox (recipient, subject, body, sent_at) values ('+63', ${key}, '', ${at})`.execute(db);
  }
  await sql`insert into event_outbox (name, parked_at, created_at) values ('parked', ${daysAgo(100)}, ${daysAgo(100)})`.execute(
    db,
  );
  await sql`insert into mail_outbox (recipient, subject, body, failed_at) values ('a@b.c', 'failed', '', ${daysAgo(100)})`.execute(
    db,
  );
  await sql`insert into daily_job_run (name, day) values ('old', '2024-01-01'), ('new', '2026-01-01')`.execute(db);

  await forgetTheOld(db, now);

  const { rows } = await sql<{ left: string }>`
    select 'throttle ' || key as left from throttle_window union all select 'key ' || key from idempotency_key
    union all select 'event ' || name from event_outbox union all select 'mail ' || subject from mail_outbox
    union all select 'sms ' || subject from sms_outbox union all select 'job ' || name from daily_job_run order by 1`.execute(
    db,
  );
  expect(rows.map(({ left }) => left)).toEqual([
    'event new',
    'event parked',
    'job new',
    'key new',
    'mail failed',
    'mail kept new',
    'mail new',
    'sms new',
    'throttle new',
  ]);
});
