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

export async function existingEmployees(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from employee e where e.id = any (${[...ids]}::integer[]) and e.deleted_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Users of the provider with the right to approve tickets. */
export async function existingApprovers(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u
    where u.id = any (${[...ids]}::integer[]) and u.deleted_at is null and u.client_id is null and exists (
      select from user_role h
      join role_permission g on g.role_id = h.role_id
      join permission p on p.id = g.permission_id
      where h.user_id = u.id and p.name in ('can approve all tickets', 'can approve assigned tickets'))`.execute(db);
  return rows.map(({ id }) => id);
}

export async function existingLeaveTypes(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from leave_type t where t.id = any (${[...ids]}::integer[])`.execute(db);
  return rows.map(({ id }) => id);
}
