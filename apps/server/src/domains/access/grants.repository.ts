import type { Role } from '@muster/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export async function giveRoles(db: Db, userId: number, roles: readonly Role[]): Promise<void> {
  if (roles.length === 0) return;
  await db
    .insertInto('user_role')
    .columns(['user_id', 'role_id'])
    .expression((query) =>
      query
        .selectFrom('role')
        .select((row) => [row.val(userId).$castTo<number>().as('user_id'), 'role.id'])
        .where('name', 'in', roles),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function takeRoles(db: Db, userId: number, roles: readonly Role[]): Promise<void> {
  if (roles.length === 0) return;
  await sql`
    delete from user_role h using role r
    where r.id = h.role_id and h.user_id = ${userId} and r.name = any (${[...roles]}::text[])`.execute(db);
}
