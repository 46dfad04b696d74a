import type { Viewer } from '@muster/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { noteScope } from './known-scope.ts';
import { scopeOf } from './scope.ts';

/**
 * Runs a read in a transaction of the scope `system` as row security limits a viewer, so that background work sees what this viewer
 * would.
 */
export async function withinRowsOf<T>(db: Db, viewer: Viewer, run: () => Promise<T>): Promise<T> {
  await setScope(db, scopeOf(viewer), String(viewer.userId));
  const result = await run();
  await setScope(db, 'system', '');
  return result;
}

function setScope(db: Db, rows: string, user: string) {
  noteScope(db, rows);
  return sql`select set_config('app.scope', ${rows}, true), set_config('app.user', ${user}, true)`.execute(db);
}
