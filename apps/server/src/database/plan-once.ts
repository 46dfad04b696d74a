import { sql } from 'kysely';
import type { Db } from './db.ts';

/**
 * Statements of this transaction reuse the plan of an earlier run with other parameters. For calls whose statements join many tables and
 * return few rows: planning them each time takes longer than running them.
 */
export async function planOnce(db: Db): Promise<void> {
  await planningOnce.execute(db);
}

/** For the first trip of a transaction. */
export const planningOnce = sql<never>`set local plan_cache_mode = force_generic_plan`;
