import type { Connection } from './database/connection.ts';
import type { Db } from './database/db.ts';
import { migrate } from './database/migrate.ts';
import { syncAccessLists } from './database/seed/access-lists.ts';
import { keepKeyChecks, refuseWrongKeys } from './platform/audit/check-app-keys.ts';
import type { AppKeys } from './platform/crypto/key-ring.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Makes a database of any earlier release one of this release, before anything else reads it. Writes nothing if a key is not
 * the one of the database. Returns the names of the migrations applied.
 */
export async function upgradeDatabase(connection: Connection, db: Db, keys: AppKeys): Promise<string[]> {
  await refuseWrongKeys(db, keys);
  const applied = await migrate(connection, quiet);
  await keepKeyChecks(db, keys);
  await syncAccessLists(db);
  return applied;
}
