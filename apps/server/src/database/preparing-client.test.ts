import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenScratch, openScratch } from '../testing/open-scratch.ts';

let scratch: OpenScratch;

beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

it('goes on with a transaction when it forgets a statement that was refused before it was prepared', async () => {
  const many = Array.from({ length: 250 }, (_, index) => index);
  await scratch.db.connection().execute(async (db) => {
    await expect(sql`select nothing from client where id = ${1}`.execute(db)).rejects.toThrow('does not exist');
    const found = await db.transaction().execute(async (transaction) => {
      const rows: unknown[] = [];
      // Each has a text of its own, so the first ones are forgotten on the way.
      for (const one of many)
        rows.push(...(await sql`select ${sql.lit(one)}::integer as n where ${1} = 1`.execute(transaction)).rows);
      return rows;
    });
    expect(found).toEqual(many.map((n) => ({ n })));
  });
});
