import type { ClientUserFacts } from '@muster/contract/domains/clients/client-user.ts';
import type { EmployeeStatus } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface ClientManagerRow {
  readonly user_id: number;
  readonly name: string;
  readonly email: string;
}

export async function managersOf(db: Db, clientId: number): Promise<ClientManagerRow[]> {
  const { rows } =
    await sql<ClientManagerRow>`select user_id, name, email from account_managers_of(${clientId})`.execute(db);
  return rows;
}

export interface ManagerContactRow extends ClientManagerRow {
  readonly phone: string | null;
  readonly photo_key: string | null;
  readonly photo_type: string | null;
}

/** The same people with the ways to reach them. */
export async function managerContactsOf(db: Db, clientId: number): Promise<ManagerContactRow[]> {
  const { rows } = await sql<ManagerContactRow>`
    select user_id, name, email, phone, photo_key, photo_type from account_managers_of(${clientId})`.execute(db);
  return rows;
}

/** The ids of the clients that an account manager looks after. */
export const managedClients = (userId: number) =>
  sql`select a.client_id from client_account_manager a where a.user_id = ${userId}`;

/** Active accounts with the role. The role itself makes its holder staff. */
export async function managerChoices(db: Db): Promise<ClientManagerRow[]> {
  const { rows } = await sql<ClientManagerRow>`
    select u.id as user_id, u.name, u.email::text as email
    from app_user u join user_role h on h.user_id = u.id join role r on r.id = h.role_id and r.name = 'account manager'
    where u.deleted_at is null and u.status <> 'disabled' order by search_key(u.name), u.id`.execute(db);
  return rows;
}

export async function replaceManagers(db: Db, clientId: number, userIds: readonly number[]): Promise<void> {
  await sql`delete from client_account_manager where client_id = ${clientId} and user_id <> all (${userIds}::integer[])`.execute(
    db,
  );
  await sql`
    insert into client_account_manager (client_id, user_id)
    select ${clientId}::integer, id from unnest(${userIds}::integer[]) id on conflict do nothing`.execute(db);
}

/** `at`: invitations that end before have expired. */
export async function usersOf(db: Db, clientId: number, at: string): Promise<ClientUserFacts[]> {
  const { rows } = await sql<ClientUserFacts>`
    select id, name, email, roles, has_chosen_positions, positions, approval_enabled, status, last_sign_in
    from client_users_of(${clientId}, ${at}) order by search_key(name), id`.execute(db);
  return rows;
}

export interface ClientPersonRow {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly shift: string | null;
  readonly teams: string[];
  readonly status: EmployeeStatus;
  readonly since: string;
}

/** Current people of the client, by name. `since`: their first day with this client. */
export async function peopleOf(db: Db, clientId: number): Promise<ClientPersonRow[]> {
  const { rows } = await sql<ClientPersonRow>`
    select l.employee_id as id, l.name, l.position, nullif(l.shift_name, '') as shift, l.status_group as status,
      array(select t.name from team_member m join team t on t.id = m.team_id and t.deleted_at is null
        where m.employee_id = l.employee_id order by search_key(t.name)) as teams,
      coalesce((select max(lower(p.valid)) from employee_client p where p.employee_id = l.employee_id and p.client_id = l.client_id),
        e.start_date) as since
    from employee_list l join employee e on e.id = l.employee_id
    where l.client_id = ${clientId} and is_employed(l.status_group)
    order by l.name_key, l.employee_id`.execute(db);
  return rows;
}

export interface TeamOfClient {
  readonly id: number;
  readonly name: string;
  readonly leads: { readonly id: number; readonly name: string }[];
  readonly members: number;
}

/** Members who have left the company are not counted. */
export async function teamsOf(db: Db, clientId: number): Promise<TeamOfClient[]> {
  const { rows } = await sql<TeamOfClient>`
    select t.id, t.name,
      coalesce(json_agg(json_build_object('id', l.employee_id, 'name', l.name) order by m.team_role_id, l.name_key)
        filter (where d.lead_id is not null and l.employee_id is not null), '[]') as leads,
      count(l.employee_id)::integer as members
    from team t
    left join team_member m on m.team_id = t.id
    left join team_leads() d on d.team_id = m.team_id and d.lead_id = m.employee_id
    left join employee_list l on l.employee_id = m.employee_id and is_employed(l.status_group)
    where t.client_id = ${clientId} and t.deleted_at is null
    group by t.id order by search_key(t.name), t.id`.execute(db);
  return rows;
}

export interface ClientCostRow {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly kind: 'cost' | 're_fee' | 'nonrefundable' | null;
  readonly amount_cents: number | null;
  readonly currency: string | null;
}

/** One row per amount that applies on the day; people without an amount get one row without it. */
export async function costsOf(db: Db, clientId: number, today: string): Promise<ClientCostRow[]> {
  const { rows } = await sql<ClientCostRow>`
    select l.employee_id as id, l.name, l.position, a.kind, a.amount_cents, y.code as currency
    from employee_list l
    left join lateral (
      select 'cost' as kind, amount_cents, currency_id from employee_cost
      where employee_id = l.employee_id and valid @> ${today}::date
      union all
      select 're_fee', amount_cents, currency_id from employee_re_fee
      where employee_id = l.employee_id and valid @> ${today}::date
      union all
      select 'nonrefundable', amount_cents, currency_id from employee_nonrefundable
      where employee_id = l.employee_id and valid @> ${today}::date
    ) a on true
    left join currency y on y.id = a.currency_id
    where l.client_id = ${clientId} and is_employed(l.status_group)
    order by l.name_key, l.employee_id`.execute(db);
  return rows;
}
