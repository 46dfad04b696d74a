import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../database/db.ts';
import { noteScope } from './known-scope.ts';

/** Three connection pools to one database. They differ in the setting `app.scope`, which row security reads. */
export interface Databases {
  /** Signing in, jobs, the command line. */
  readonly system: Db;
  /** Internal staff, who see every client. Read-only outside of transactions that declare a write. */
  readonly staff: Db;
  /** Everybody else. No scope is set: each transaction must set one, or it sees no client's rows. */
  readonly scoped: Db;
  /** The connections of `scoped`. */
  readonly scopedPool: Pool;
}

/** What row security lets a transaction see. */
export interface Scope {
  /** `system` and `staff`: every row. `client:ID`: that company's. `employee:ID`: the person's own. `none`. */
  readonly rows: string;
  /** The user whose account, sessions and saved views are always visible. */
  readonly userId?: number | null;
}

export const systemScope: Scope = { rows: 'system' };

/**
 * Runs a read under a scope. Staff and system have pools with a fixed scope, so they need no transaction. The database
 * refuses any write inside (reliability row 7).
 */
export async function readWithin<T>(databases: Databases, scope: Scope, run: (db: Db) => Promise<T>): Promise<T> {
  if (scope.rows === 'system') return run(databases.system);
  if (scope.rows === 'staff') return run(databases.staff);
  return within(databases, scope, 'read only', run);
}

/** Runs in one transaction under a scope: all of it or nothing. */
export async function writeWithin<T>(databases: Databases, scope: Scope, run: (db: Db) => Promise<T>): Promise<T> {
  return within(databases, scope, 'read write', run);
}

async function within<T>(
  databases: Databases,
  { rows, userId }: Scope,
  mode: 'read only' | 'read write',
  run: (db: Db) => Promise<T>,
): Promise<T> {
  if (rows === 'staff' || rows === 'system')
    return databases[rows]
      .transaction()
      .setAccessMode(mode)
      .execute((transaction) => {
        noteScope(transaction, rows);
        return run(transaction);
      });
  return databases.scoped
    .transaction()
    .setAccessMode(mode)
    .execute(async (transaction) => {
      noteScope(transaction, rows);
      await sql`select set_config('app.scope', ${rows}, true), set_config('app.user', ${String(userId ?? '')}, true)`.execute(
        transaction,
      );
      return run(transaction);
    });
}
