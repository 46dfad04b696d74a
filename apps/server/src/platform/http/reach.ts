import { clientRoles, isEmployeeOnly, type Role, type Viewer } from '@muster/contract';
import { sql } from 'kysely';
import type { Db } from './context.ts';

/** Three doors to one database, told apart by the `app.scope` that row-level security reads. */
export interface Databases {
  /** Signing in, jobs, the command line. */
  readonly system: Db;
  /** Internal staff, who see every client. Outside of a transaction that says it writes the database itself refuses to. */
  readonly staff: Db;
  /** Everybody else. No scope of its own: each transaction must set one, and without one no client's row is seen. */
  readonly scoped: Db;
}

/** The row-security scope of a viewer: staff see all, client users their company, employees themselves (reliability row 10). */
export function scopeOf(viewer: Viewer | null): string {
  if (viewer === null) return 'none';
  if (isStaff(viewer)) return 'staff';
  // An employee who works for a client is not that client.
  if (viewer.clientId !== null && !isEmployeeOnly(viewer.roles)) return `client:${viewer.clientId}`;
  return viewer.employeeId === null ? 'none' : `employee:${viewer.employeeId}`;
}

/** The only company that a viewer sees, null for everybody else. Queries name it, so that they can use an index. */
export function ownClientOf(viewer: Viewer): number | null {
  return scopeOf(viewer) === `client:${viewer.clientId}` ? viewer.clientId : null;
}

/** By a staff role; or by permissions alone, for somebody who belongs to no client and is no employee. */
function isStaff({ roles, permissions, clientId, employeeId }: Viewer): boolean {
  const isOutside = (role: Role) => role === 'employee' || (clientRoles as readonly Role[]).includes(role);
  if (roles.some((role) => !isOutside(role))) return true;
  return roles.length === 0 && permissions.length > 0 && clientId === null && employeeId === null;
}

/**
 * Runs a read under a scope. Staff and system have a door that is scoped already, so they need no transaction. Whoever
 * reads as a viewer cannot write, whatever the code does (reliability row 7).
 */
export async function readWithin<T>(databases: Databases, scope: string, run: (db: Db) => Promise<T>): Promise<T> {
  if (scope === 'system') return run(databases.system);
  if (scope === 'staff') return run(databases.staff);
  return within(databases, scope, 'read only', run);
}

/** Runs in one transaction under a scope: all of it or nothing. */
export async function writeWithin<T>(databases: Databases, scope: string, run: (db: Db) => Promise<T>): Promise<T> {
  return within(databases, scope, 'read write', run);
}

/**
 * Lifts the second wall from a part of a write, for what must happen to a record whoever asks. Judge first: inside,
 * nothing but the query itself bounds what is written. `db` is the transaction of the write.
 */
export async function beyondTheWall<T>(db: Db, run: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ scope: string }>`
    select current_setting('app.scope') as scope, set_config('app.scope', 'system', true)`.execute(db);
  const result = await run();
  await sql`select set_config('app.scope', ${rows[0]?.scope ?? 'none'}, true)`.execute(db);
  return result;
}

async function within<T>(
  databases: Databases,
  scope: string,
  mode: 'read only' | 'read write',
  run: (db: Db) => Promise<T>,
): Promise<T> {
  if (scope === 'staff' || scope === 'system') return databases[scope].transaction().setAccessMode(mode).execute(run);
  return databases.scoped
    .transaction()
    .setAccessMode(mode)
    .execute(async (transaction) => {
      await sql`select set_config('app.scope', ${scope}, true)`.execute(transaction);
      return run(transaction);
    });
}
