import type { Rights } from '@muster/contract/viewer.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { type RightsRow, rightsColumns, rightsOf } from '../../platform/session/rights.ts';

/** The current rights of a user, from roles and direct grants. */
export async function grantsOf(db: Db, userId: number): Promise<Rights> {
  const { rows } = await sql<RightsRow>`
    select ${sql.raw(rightsColumns)} from app_user u where u.id = ${userId}`.execute(db);
  return rightsOf(rows[0] ?? { held_roles: [], own_permissions: [] });
}
