import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { type Rights, type RightsRow, rightsColumns, rightsFrom } from '../../platform/session/rights.ts';

/** The current rights of a user, from roles and direct grants. */
export async function grantsOf(db: Db, userId: number): Promise<Rights> {
  const { rows } = await sql<RightsRow>`
    select ${sql.raw(rightsColumns)} from app_user u where u.id = ${userId}`.execute(db);
  return rightsFrom(rows[0] ?? { held_roles: [], own_permissions: [] });
}
