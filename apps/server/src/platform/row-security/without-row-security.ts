import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isSeeingAll, knownScope, noteScope } from './known-scope.ts';

/**
 * Runs part of a transaction in the scope `system`, for work that does not depend on the caller. Check the caller's
 * rights first: inside, only the query itself limits what is read and written.
 */
export async function withoutRowSecurity<T>(db: Db, run: () => Promise<T>): Promise<T> {
  if (isSeeingAll(db)) return run();
  const outer = knownScope(db);
  const scope = outer ?? (await currentScope(db));
  await setScope(db, 'system');
  if (outer !== undefined) noteScope(db, 'system');
  let isDone = false;
  try {
    const result = await run();
    isDone = true;
    return result;
  } finally {
    if (outer !== undefined) noteScope(db, outer);
    // After a failed statement PostgreSQL refuses this one too. A rollback, to a savepoint or of the transaction, then
    // restores the scope, and the caller must get the first error.
    await setScope(db, scope).catch((error: unknown) => {
      if (isDone) throw error;
    });
  }
}

const setScope = (db: Db, scope: string) => sql`select set_config('app.scope', ${scope}, true)`.execute(db);

async function currentScope(db: Db): Promise<string> {
  const { rows } = await sql<{ scope: string }>`select current_setting('app.scope') as scope`.execute(db);
  return rows[0]?.scope ?? 'none';
}
