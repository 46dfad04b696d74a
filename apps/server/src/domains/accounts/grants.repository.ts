import type { Permission, Role } from '@muster/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/http/context.ts';

/** What a user may do at this moment, by roles and in person. */
export async function grantsOf(
  db: Db,
  userId: number,
): Promise<{ readonly roles: readonly Role[]; readonly permissions: readonly Permission[] }> {
  const { rows } = await sql<{ roles: Role[]; permissions: Permission[] }>`select
    array(select r.name from user_role ur join role r on r.id = ur.role_id where ur.user_id = ${userId} order by r.id) as roles,
    array(
      select p.name from permission p where p.id in (
        select rp.permission_id from user_role ur join role_permission rp on rp.role_id = ur.role_id where ur.user_id = ${userId}
        union
        select up.permission_id from user_permission up where up.user_id = ${userId}
      ) order by p.id
    ) as permissions`.execute(db);
  return rows[0] ?? { roles: [], permissions: [] };
}
