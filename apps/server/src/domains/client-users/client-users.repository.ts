import type { Role } from '@muster/contract';
import type { ClientUserRole } from '@muster/contract/domains/client-users/client-user-role.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';

export interface StoredClientUser {
  readonly id: number;
  readonly uuid: string;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly roles: Role[];
  /** The one with most rights. */
  readonly role: ClientUserRole;
  readonly has_chosen_positions: boolean;
  readonly positions: { readonly id: number; readonly title: string }[];
  readonly approval_enabled: boolean;
  readonly status: 'active' | 'invited' | 'expired' | 'inactive';
  readonly last_sign_in: string | null;
  readonly active_admins: number;
}

export interface OfCompany {
  readonly clientId: number;
  /** Invitations that end before have expired. */
  readonly at: string;
}

/** Accounts of employees and staff are not among them. */
const usersOf = ({ clientId, at }: OfCompany) => sql`
  select u.*, case when 'client-admin' = any (u.roles) then 'client-admin' when 'client-user' = any (u.roles) then 'client-user'
      else 'client' end as role,
    count(*) filter (where u.status = 'active' and 'client-admin' = any (u.roles)) over ()::integer as active_admins
  from client_users_of(${clientId}, ${at}) u
  where cardinality(u.roles) > 0 and u.roles <@ array['client', 'client-user', 'client-admin']`;

const columns: Readonly<Record<string, SqlColumn>> = {
  role: { sort: sql`array_position(array['client-admin', 'client-user', 'client'], t.role)`, exact: sql`t.role` },
  status: {
    sort: sql`array_position(array['active', 'invited', 'expired', 'inactive'], t.status)`,
    exact: sql`t.status`,
  },
  positions: {
    text: sql`case when t.has_chosen_positions
      then (select coalesce(string_agg(p ->> 'title', ', '), 'No positions') from json_array_elements(t.positions) p)
      else 'All positions' end`,
  },
};

export function readClientUserPage(
  db: Db,
  company: OfCompany,
  question: TableQuery,
): Promise<TablePage<StoredClientUser>> {
  const source = { strategy: 'small', from: usersOf(company), columns, order: sql`search_key(t.name)` } as const;
  return readTable<StoredClientUser>(db, source, question);
}

export async function readClientUser(
  db: Db,
  company: OfCompany,
  { id, uuid }: { readonly id?: number; readonly uuid?: string },
): Promise<StoredClientUser | undefined> {
  const { rows } = await sql<StoredClientUser>`
    select * from (${usersOf(company)}) t where t.id = ${id ?? null}::integer or t.uuid = ${uuid ?? null}::text`.execute(
    db,
  );
  return rows[0];
}

/** Until the transaction ends. */
export async function lockClientUser(db: Db, clientId: number, id: number): Promise<void> {
  await sql`select from app_user where id = ${id} and client_id = ${clientId} and deleted_at is null for update`.execute(
    db,
  );
}

export async function positionsOfClient(db: Db, clientId: number): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from open_position where client_id = ${clientId} order by search_key(title), id`.execute(db);
  return rows;
}

/** Makes these positions of the company the only ones of the user. */
export async function choosePositions(db: Db, userId: number, positionIds: readonly number[]): Promise<void> {
  await sql`delete from client_user_position where user_id = ${userId} and position_id <> all (${[...positionIds]}::integer[])`.execute(
    db,
  );
  await sql`
    insert into client_user_position (user_id, position_id)
    select ${userId}::integer, id from unnest(${[...positionIds]}::integer[]) id on conflict do nothing`.execute(db);
}

/** Invitations of a company that nobody accepted. */
export async function countOpenInvitations(db: Db, clientId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from app_user where client_id = ${clientId} and status = 'invited' and deleted_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

interface Colleague {
  readonly id: number;
  readonly uuid: string;
  readonly isAdmin: boolean;
}

/** The company and its active users with access to the client area. */
export async function colleaguesOf(db: Db, clientId: number): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select u.id, u.uuid::text as uuid, bool_or(r.name = 'client-admin') as "isAdmin"
    from app_user u join user_role h on h.user_id = u.id join role r on r.id = h.role_id and r.name in ('client-user', 'client-admin')
    where u.client_id = ${clientId} and u.status = 'active' and u.deleted_at is null group by u.id order by u.id`.execute(
    db,
  );
  return rows;
}

export async function companyOf(db: Db, userId: number): Promise<number | null> {
  const { rows } = await sql<{ client_id: number | null }>`
    select client_id from app_user u where u.id = ${userId} and exists (
      select from user_role h join role r on r.id = h.role_id and r.name in ('client-user', 'client-admin') where h.user_id = u.id)`.execute(
    db,
  );
  return rows[0]?.client_id ?? null;
}

export async function addressOf(db: Db, userId: number): Promise<{ name: string; email: string } | undefined> {
  const { rows } = await sql<{ name: string; email: string }>`
    select name, email::text as email from app_user where id = ${userId} and deleted_at is null`.execute(db);
  return rows[0];
}

export async function nameOfCompany(db: Db, clientId: number): Promise<string> {
  const { legal_business_name } = await db
    .selectFrom('client')
    .select('legal_business_name')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return legal_business_name;
}

/** So that invitations sent at the same time are counted one after the other. */
export async function lockCompany(db: Db, clientId: number): Promise<void> {
  await sql`select from client where id = ${clientId} for no key update`.execute(db);
}

/** Adds a position to what those of these users see who see chosen positions alone. */
export async function choosePositionFor(db: Db, positionId: number, userIds: readonly number[]): Promise<void> {
  await sql`insert into client_user_position (user_id, position_id)
    select u.id, ${positionId}::integer from app_user u where u.id = any (${[...userIds]}::integer[]) and u.has_chosen_positions
    on conflict do nothing`.execute(db);
}
