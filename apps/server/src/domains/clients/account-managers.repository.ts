import { sql } from 'kysely';
import type { Db } from '../../platform/http/context.ts';

/** Within the viewer's wall: another company's client is none. */
export async function isReachableClient(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from client where id = ${id} and deleted_at is null`.execute(db);
  return rows.length > 0;
}

export async function accountManagersOf(db: Db, clientId: number) {
  const { rows } = await sql<{ id: number; name: string; email: string }>`
    select u.id, u.name, u.email::text as email from client_account_manager m
    join app_user u on u.id = m.user_id and u.deleted_at is null and u.status = 'active'
    where m.client_id = ${clientId} order by lower(u.name), u.id`.execute(db);
  return rows;
}
