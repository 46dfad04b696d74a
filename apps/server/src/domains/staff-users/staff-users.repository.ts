import type { Role } from '@muster/contract';
import type { ClientUserStatus } from '@muster/contract/domains/clients/client-user.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';

export interface StoredStaffUser {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly roles: Role[];
  readonly status: ClientUserStatus;
  readonly last_sign_in: string | null;
  readonly employee_id: number | null;
}

/** Accounts of the provider's side: all but those that have client roles alone. `at`: invitations that end before have expired. */
const staffUsers = (at: string) => sql`
  select u.id, u.version, u.name, u.email::text as email, h.roles,
    case
      when u.status = 'disabled' then 'inactive'
      when u.status = 'active' then 'active'
      when (select max(t.expires_at) from account_token t where t.user_id = u.id and t.purpose = 'invite') <= ${at}::timestamptz then 'expired'
      else 'invited'
    end as status,
    (select max(s.created_at) from session s where s.user_id = u.id and s.level = 'full' and s.impersonator_user_id is null) as last_sign_in,
    (select e.id from employee e where e.id = u.employee_id and e.deleted_at is null) as employee_id
  from app_user u
  cross join lateral (
    select array(select r.name from user_role g join role r on r.id = g.role_id where g.user_id = u.id order by r.name) as roles
  ) h
  where u.deleted_at is null
    and case when cardinality(h.roles) = 0 then u.client_id is null else not h.roles <@ array['client', 'client-user', 'client-admin'] end`;

const columns: Readonly<Record<string, SqlColumn>> = {
  role: { among: sql`t.roles` },
  status: {
    sort: sql`array_position(array['active', 'invited', 'expired', 'inactive'], t.status)`,
    exact: sql`t.status`,
  },
};

export function readStaffUserPage(db: Db, at: string, question: TableQuery): Promise<TablePage<StoredStaffUser>> {
  const source = { strategy: 'small', from: staffUsers(at), columns, order: sql`search_key(t.name)` } as const;
  return readTable<StoredStaffUser>(db, source, question);
}

export async function readStaffUser(
  db: Db,
  { id, at }: { readonly id: number; readonly at: string },
): Promise<StoredStaffUser | undefined> {
  const { rows } = await sql<StoredStaffUser>`select * from (${staffUsers(at)}) t where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the account and those of all admins until the transaction ends, so that two admins do not take away each other's access together. */
export async function lockStaffUser(db: Db, id: number): Promise<void> {
  await sql`
    select from app_user u where u.deleted_at is null and (u.id = ${id} or exists (
      select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and r.name = 'admin'))
    order by u.id for update`.execute(db);
}

/** Clients that the user manages. */
export async function managedClientsOf(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from client_account_manager m join client c on c.id = m.client_id and c.deleted_at is null
    where m.user_id = ${userId}`.execute(db);
  return rows[0]?.many ?? 0;
}

/** Whether the user is an employee whose employment ended or is suspended. */
export async function isEmployedNoMore(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from app_user u join employee e on e.id = u.employee_id and e.deleted_at is null
      join status_type s on s.id = e.status_type_id and s.status_group <> 'active'
      where u.id = ${userId}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function isActiveAdmin(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from app_user u join user_role h on h.user_id = u.id join role r on r.id = h.role_id
      where u.id = ${userId} and u.status = 'active' and u.deleted_at is null and r.name = 'admin') as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}
