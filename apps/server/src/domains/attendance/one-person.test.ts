import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorker } from '../../testing/factories/attendance.ts';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';

const people = 60;
let scratch: OpenScratch;
let worker: { readonly id: number };

beforeAll(async () => {
  scratch = await openScratch();
  for (let n = 0; n < people; n += 1)
    worker = await createWorker(scratch.db, { first: '2026-03-02', last: '2026-03-03' });
  await sql`analyze`.execute(scratch.db);
});
afterAll(() => scratch.close());

/** Rows that the transaction has read of a table so far, one by one or by an index. */
async function readOf(db: OpenScratch['db'], table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_xact_user_tables where relname = ${table}`.execute(
    db,
  );
  return rows[0]?.read ?? 0;
}

it.each(['employee', 'employee_shift', 'employee_active_date', 'employee_schedule', 'employee_client'])(
  'schedule and days of one person read no rows of others: %s',
  async (table) => {
    await scratch.db.transaction().execute(async (db) => {
      // Small tables are read whole, whatever can be done about it.
      await sql`set local enable_seqscan = off`.execute(db);
      const before = await readOf(db, table);
      await sql`select rebuild_schedule(array[${worker.id}::integer], '2026-03-02', '2026-03-03')`.execute(db);
      await sql`select settle_attendance(array[${worker.id}::integer], '2026-03-02', '2026-03-03', '2026-03-09')`.execute(
        db,
      );
      expect((await readOf(db, table)) - before).toBeLessThan(people / 2);
    });
  },
);
