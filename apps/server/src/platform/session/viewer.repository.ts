import type { Permission, Role, Viewer } from '@muster/contract';
import { sql } from 'kysely';
import type { Db } from '../http/context.ts';

interface ViewerRow extends Omit<Viewer, 'roles' | 'permissions' | 'impersonator'> {
  readonly roles: Role[];
  readonly permissions: Permission[];
}

/** Somebody's rights as they are now, for work that goes on without their request; undefined where the account is closed. */
export async function findViewer(db: Db, userId: number): Promise<Viewer | undefined> {
  const { rows } = await sql<ViewerRow>`
    select u.id as "userId", u.uuid, u.name, u.email::text as email, u.employee_id as "employeeId", u.client_id as "clientId",
      array(select r.name from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id order by r.id) as roles,
      array(select p.name from permission p where p.id in (
        select rp.permission_id from user_role ur join role_permission rp on rp.role_id = ur.role_id where ur.user_id = u.id
        union all select up.permission_id from user_permission up where up.user_id = u.id) order by p.id) as permissions
    from app_user u where u.id = ${userId} and u.status = 'active' and u.deleted_at is null`.execute(db);
  return rows[0] && { ...rows[0], impersonator: null };
}
