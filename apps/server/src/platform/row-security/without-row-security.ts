import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isSeeingAll } from './known-scope.ts';

/**
 * Runs part of a transaction in the scope `system`, for work that does not depend on the caller. Check the caller's
 * rights first: inside, only the query itself limits what is read and written.
 */
export async function withoutRowSecurity<T>(db: Db, run: () => Promise<T>): Promise<T> {
  if (isSeeingAll(db)) return run();
  const { rows } = await sql<{ scope: string; set_config: string }>`
    select current_setting('app.scope') as scope, set_config('app.scope', 'system', true)`.execute(db);
  const restore = () => sql`select set_config('app.scope', ${rows[0]?.scope ?? 'none'}, true)`.execute(db);
  let isDone = false;
  try {
    const result = await run();
    isDone = true;
    return result;
  } finally {
    // After a failed statement PostgreSQL refuses this one too. A rollback, to a savepoint or of the transaction, then
    // restores the scope, and the caller must get the first error.
    await restore().catch((error: unknown) => {
      if (isDone) throw error;
    });
  }
}
