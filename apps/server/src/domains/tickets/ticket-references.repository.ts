import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface TicketPerson {
  readonly client_id: number;
  readonly client: string;
  readonly position: string;
}

/** Of the employee on whose behalf a ticket is filed. */
export async function findTicketPerson(db: Db, employeeId: number): Promise<TicketPerson | undefined> {
  const { rows } = await sql<TicketPerson>`
    select l.client_id, l.client_name as client, l.position from employee_list l where l.employee_id = ${employeeId}`.execute(
    db,
  );
  return rows[0];
}

export interface NamedChoice {
  readonly id: number;
  readonly name: string;
}

/**
 * Users of the provider who may approve every ticket, and leads of the employee who may approve those assigned to them: leads of
 * other clients are not shown to anybody.
 */
export async function ticketApprovers(db: Db, leads: readonly number[]): Promise<NamedChoice[]> {
  const { rows } = await sql<NamedChoice>`
    select u.id, u.name from app_user u
    cross join lateral (
      select array(select unnest(r.permission_names) from user_role h join role r on r.id = h.role_id where h.user_id = u.id
        union select p.name from user_permission g join permission p on p.id = g.permission_id where g.user_id = u.id) as held) rights
    where u.deleted_at is null and u.status = 'active' and u.client_id is null
      and ('can approve all tickets' = any (rights.held)
        or ('can approve assigned tickets' = any (rights.held) and u.employee_id = any (${[...leads]}::integer[])))
    order by search_key(u.name), u.id`.execute(db);
  return rows;
}

/** Types that everybody may know, or all of them, by name. */
export async function namedLeaveTypes(db: Db, everyType: boolean): Promise<NamedChoice[]> {
  const { rows } = await sql<NamedChoice>`
    select t.id, t.name from leave_type t
    where ${everyType}::boolean or t.visibility = 'team' order by search_key(t.name), t.id`.execute(db);
  return rows;
}
