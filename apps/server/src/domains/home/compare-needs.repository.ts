import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Active users after an id for whom anything can wait besides own things: with a role of staff, or approvers of a client. */
export async function decidersAfter(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u
    where u.id > ${after} and u.status = 'active' and u.deleted_at is null and (u.approval_enabled
      or exists (select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and r.name <> 'employee'))
    order by u.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
