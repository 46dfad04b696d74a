import { sql } from 'kysely';
import type { Db } from './db.ts';

const planCacheMode = (mode: 'force_generic_plan' | 'auto') =>
  sql<never>`select set_config('plan_cache_mode', ${mode}, true)`;

/**
 * Statements of this transaction reuse the plan of an earlier run with other parameters. For calls whose statements join many tables and
 * return few rows: planning them each time takes longer than running them. Travels with the next statement. Nothing without a transaction.
 */
export async function planOnce(db: Db): Promise<void> {
  if (db.isTransaction) await planningOnce.execute(db);
}

/** For the first trip of a transaction. */
export const planningOnce = planCacheMode('force_generic_plan');

/** A plan that is reused is made for lists of about ten. For fewer, PostgreSQL would plan each time; for many, another plan can be faster. */
const fewRecords = 10;

/** Runs statements about these records, which reuse their plans if the records are few, in the transaction of the caller. */
export async function planOnceForFew<T>(db: Db, records: readonly unknown[], run: () => Promise<T>): Promise<T> {
  if (!db.isTransaction || records.length > fewRecords) return run();
  await planOnce(db);
  try {
    return await run();
  } finally {
    await planCacheMode('auto').execute(db);
  }
}
