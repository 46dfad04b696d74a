import type { Permission, Role } from '@muster/contract';
import { ticketViewPermissions } from '@muster/contract/domains/tickets/ticket-view-permissions.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isOneOf } from '../../database/is-one-of.ts';
import { ownRecordsColumn } from '../../platform/session/own-records.ts';

/** Somebody who wrote, filed or acted. */
export interface TicketUser {
  readonly id: number;
  readonly name: string;
  readonly clientId: number | null;
  readonly client: string | null;
  readonly roles: readonly Role[];
}

const rolesColumn = sql`array(select r.name from user_role h join role r on r.id = h.role_id where h.user_id = u.id)`;

export async function ticketUsers(db: Db, ids: readonly number[]): Promise<TicketUser[]> {
  const { rows } = await sql<TicketUser>`
    select u.id, u.name, u.client_id as "clientId", c.legal_business_name as client, ${rolesColumn} as roles
    from app_user u left join client c on c.id = u.client_id
    where ${isOneOf(sql`u.id`, ids)}`.execute(db);
  return rows;
}

/** What decides about the tickets of an active user. */
export interface TicketAgent {
  readonly userId: number;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
  readonly clientId: number | null;
  readonly employeeId: number | null;
  readonly ownRecords: readonly number[];
}

/** Active users who may handle tickets at all, or those of the ids among them. */
export async function ticketAgents(db: Db, ids: readonly number[] | null = null): Promise<TicketAgent[]> {
  const { rows } = await sql<TicketAgent>`
    select a."userId", a.name, a.roles, a.permissions, a."clientId", a."employeeId", a.own_records as "ownRecords" from (
      select u.id as "userId", u.name, ${rolesColumn} as roles, array(
          select unnest(r.permission_names) from user_role h join role r on r.id = h.role_id where h.user_id = u.id
          union select p.name from user_permission g join permission p on p.id = g.permission_id where g.user_id = u.id) as permissions,
        u.client_id as "clientId", u.employee_id as "employeeId", ${sql.raw(ownRecordsColumn)}
      from app_user u
      where u.deleted_at is null and u.status = 'active'
        and (${ids === null}::boolean or u.id = any (${[...(ids ?? [])]}::integer[]))
    ) a
    where a.permissions && ${handlingRights}::text[]
    order by search_key(a.name), a."userId"`.execute(db);
  return rows;
}

const handlingRights = ['can view all tickets', 'can view assigned tickets', ...ticketViewPermissions];

/**
 * Whether account `u` is one of the person whose ticket `t` is: who filed it, and on whose behalf. What a company filed is not for who
 * left it.
 */
export const isRequesting = sql`(u.employee_id = t.employee_id
  or u.id = t.requester_user_id and (t.side <> 'client' or u.client_id = t.client_id))`;

interface RequestingUser {
  readonly id: number;
  readonly uuid: string;
}

/** The accounts of the person whose ticket it is. */
export async function requestingUsers(db: Db, ticketId: number): Promise<readonly RequestingUser[]> {
  return (await requestingUsersOf(db, [ticketId])).get(ticketId) ?? [];
}

/** The same for several tickets. */
export async function requestingUsersOf(
  db: Db,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, readonly RequestingUser[]>> {
  const { rows } = await sql<RequestingUser & { ticket_id: number }>`
    select t.id as ticket_id, u.id, u.uuid from ticket t
    join app_user u on ${isRequesting}
    where ${isOneOf(sql`t.id`, ticketIds)} and u.deleted_at is null and u.status = 'active'`.execute(db);
  return Map.groupBy(rows, ({ ticket_id }) => ticket_id);
}

export interface NamedUser {
  readonly id: number;
  readonly name: string;
}

/** Who follows ticket `t`, by name. */
export const followersColumn = sql`(
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by search_key(u.name), u.id), '[]')
  from ticket_follower f join app_user u on u.id = f.user_id where f.ticket_id = t.id)`;

export async function followersOf(db: Db, ticketId: number): Promise<readonly NamedUser[]> {
  const { rows } = await sql<{ followers: NamedUser[] }>`
    select ${followersColumn} as followers from ticket t where t.id = ${ticketId}`.execute(db);
  return rows[0]?.followers ?? [];
}

interface Following {
  readonly ticketId: number;
  readonly userId: number;
}

export async function addFollower(db: Db, { ticketId, userId }: Following, at: string): Promise<void> {
  await sql`insert into ticket_follower (ticket_id, user_id, added_at) values (${ticketId}, ${userId}, ${at}::timestamptz) on conflict do nothing`.execute(
    db,
  );
}

export async function removeFollower(db: Db, { ticketId, userId }: Following): Promise<void> {
  await db.deleteFrom('ticket_follower').where('ticket_id', '=', ticketId).where('user_id', '=', userId).execute();
}

/** Those who follow a ticket follow the one that it was merged into. */
export async function moveFollowers(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into ticket_follower (ticket_id, user_id, added_at)
    select ${to}, user_id, added_at from ticket_follower where ticket_id = ${from} on conflict do nothing`.execute(db);
}
