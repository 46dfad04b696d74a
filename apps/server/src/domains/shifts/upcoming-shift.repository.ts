import type { PlannedShift } from '@muster/contract/domains/shifts/schedule-change.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface UpcomingShift extends PlannedShift {
  readonly employee_id: number;
}

/** Shifts that have not begun, from a work date on. Days off, leave and holidays are no shifts. */
export async function upcomingShifts(
  db: Db,
  { employeeIds, from, now }: { readonly employeeIds: readonly number[]; readonly from: string; readonly now: string },
): Promise<UpcomingShift[]> {
  const { rows } = await sql<UpcomingShift>`
    select employee_id, work_date::text as work_date, starts_at, ends_at from employee_schedule
    where employee_id = any (${[...employeeIds]}::integer[]) and starts_at > ${now}::timestamptz
      and work_date >= greatest(${from}::date, (${now}::timestamptz at time zone 'UTC')::date - 1)
      and status in ('scheduled', 'swapped')`.execute(db);
  return rows;
}

export interface NotifiedPerson {
  readonly employee_id: number;
  readonly user_id: number;
  /** Of the employee, IANA. */
  readonly zone: string;
}

/** The users of these employees who can sign in. */
export async function usersWithZones(db: Db, employeeIds: readonly number[]): Promise<NotifiedPerson[]> {
  const { rows } = await sql<NotifiedPerson>`
    select e.id as employee_id, u.id as user_id, z.name as zone
    from employee e
    join app_user u on u.employee_id = e.id and u.deleted_at is null and u.status = 'active'
    join timezone z on z.id = e.timezone_id
    where e.id = any (${[...employeeIds]}::integer[]) and e.deleted_at is null order by u.id`.execute(db);
  return rows;
}
