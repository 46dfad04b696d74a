import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface DayToFix {
  readonly work_date: string;
  readonly state: 'conflict' | 'worked_leave';
  readonly first_in: string | null;
  /** When the day ended or was begun. */
  readonly since: string;
}

/** Days that keep a timesheet from being submitted, without those whose correction was requested. */
export async function daysToFixOf(
  db: Db,
  { employeeId, from, to }: { readonly employeeId: number; readonly from: string; readonly to: string },
): Promise<DayToFix[]> {
  const { rows } = await sql<DayToFix>`
    select d.work_date::text as work_date, d.state, d.first_in,
      coalesce(d.ends_at, d.first_in, d.settled_at, d.work_date::timestamptz) as since
    from attendance_day d
    where d.employee_id = ${employeeId} and d.work_date between ${from}::date and ${to}::date and case d.state
      when 'conflict' then not exists (select from attendance_correction c
        where c.employee_id = d.employee_id and c.work_date = d.work_date and c.state = 'requested')
      when 'worked_leave' then not exists (select from attendance_lock l where l.employee_id = d.employee_id and l.days @> d.work_date)
      else false end
    order by d.work_date`.execute(db);
  return rows;
}

export async function hasDay(db: Db, employeeId: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    select from attendance_day where employee_id = ${employeeId} and work_date = ${day}::date`.execute(db);
  return rows.length > 0;
}

export interface UnsettledDay {
  readonly user_id: number;
  readonly work_date: string;
  readonly zone: string;
  readonly state: DayToFix['state'];
  readonly is_requested: boolean;
  readonly is_locked: boolean;
}

/** Days of users since a date that are in question, with what decides whether they are to be fixed. */
export async function unsettledDaysOf(
  db: Db,
  { userIds, since }: { readonly userIds: readonly number[]; readonly since: string },
): Promise<UnsettledDay[]> {
  const { rows } = await sql<UnsettledDay>`
    select u.id as user_id, d.work_date::text as work_date, z.name as zone, d.state,
      d.work_date in (select c.work_date from attendance_correction c where c.employee_id = e.id and c.state = 'requested') as is_requested,
      exists (select from attendance_lock l where l.employee_id = e.id and l.days @> d.work_date) as is_locked
    from app_user u
    join employee e on e.id = u.employee_id and e.deleted_at is null
    join timezone z on z.id = e.timezone_id
    join attendance_day d on d.employee_id = e.id and d.state in ('conflict', 'worked_leave')
    where u.id = any (${[...userIds]}::integer[]) and d.work_date >= ${since}::date`.execute(db);
  return rows;
}
