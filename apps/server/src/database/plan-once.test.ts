import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../testing/build-test-app.ts';
import type { Db } from './db.ts';
import { planOnce, planOnceForFew } from './plan-once.ts';

let portal: TestPortal;
let db: Db;
beforeAll(async () => {
  portal = await buildTestApp();
  db = portal.services.databases.system;
});
afterAll(() => portal.close());

const modeIn = async (within: Db) => {
  const { rows } = await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(within);
  return rows[0]?.mode;
};
/** The database of tests plans everything once. */
const inTransaction = (run: (within: Db) => Promise<unknown>) =>
  db.transaction().execute(async (within) => {
    await sql`set local plan_cache_mode = auto`.execute(within);
    await run(within);
  });

it('plans once for up to ten records, and as before after them', async () => {
  await inTransaction(async (within) => {
    const few = Array.from({ length: 10 }, (_, index) => index);
    expect(await planOnceForFew(within, few, () => modeIn(within))).toBe('force_generic_plan');
    expect(await modeIn(within)).toBe('auto');
    expect(await planOnceForFew(within, [...few, 10], () => modeIn(within))).toBe('auto');
    await expect(planOnceForFew(within, few, () => Promise.reject(new Error('Failed')))).rejects.toThrow('Failed');
    expect(await modeIn(within)).toBe('auto');
  });
});

it('lasts until the transaction ends, and does nothing without one', async () => {
  await inTransaction(async (within) => {
    await planOnce(within);
    expect(await modeIn(within)).toBe('force_generic_plan');
  });
  await db.connection().execute(async (one) => {
    await sql`set plan_cache_mode = auto`.execute(one);
    await planOnce(one);
    expect(await planOnceForFew(one, [1], () => modeIn(one))).toBe('auto');
    await one.transaction().execute(async (within) => expect(await modeIn(within)).toBe('auto'));
    await sql`reset plan_cache_mode`.execute(one);
  });
});
