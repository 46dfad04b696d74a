import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';

const people = 60;
let scratch: OpenScratch;
let worker: { readonly id: number };

beforeAll(async () => {
  scratch = await openScratch();
  for (let n = 0; n < people; n += 1)
    worker = await createWorker(scratch.db, { first: '2026-01-01', last: '2026-06-30' });
  await sql`analyze`.execute(scratch.db);
});
afterAll(() => scratch.close());

/** Rows that the transaction has read of a table so far, sequentially or by an index. */
async function readOf(db: OpenScratch['db'], table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_xact_user_tables where relname = ${table}`.execute(
    db,
  );
  return rows[0]?.read ?? 0;
}

it.each([
  ['employee', 'off'],
  ['employee_shift', 'off'],
  ['employee_active_date', 'off'],
  ['employee_client', 'off'],
  ['employee_schedule', 'on'],
])("computing one employee's schedule and days reads no rows of others: %s", async (table, seqscan) => {
  await scratch.db.transaction().execute(async (db) => {
    // The planner would read such small tables completely.
    await sql`select set_config('enable_seqscan', ${seqscan}, true)`.execute(db);
    const before = await readOf(db, table);
    await sql`select rebuild_schedule(array[${worker.id}::integer], '2026-03-02', '2026-03-03')`.execute(db);
    await settleAt(db, {
      employeeIds: [worker.id],
      first: '2026-03-02',
      last: '2026-03-03',
      now: '2026-03-09T00:00:00Z',
    });
    expect((await readOf(db, table)) - before).toBeLessThan(people / 2);
  });
});
