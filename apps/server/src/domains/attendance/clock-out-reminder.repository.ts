import { reminderMinutes } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface DueReminder {
  readonly employee_id: number;
  readonly work_date: string;
  readonly ends_at: string;
  /** Of the employee. */
  readonly zone: string;
  readonly user_ids: readonly number[];
}

/**
 * Employees who are still in an hour after the planned end, once for each day. Recorded in the same statement, so that two
 * processes never remind twice.
 */
export async function takeDueReminders(db: Db, now: string): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      insert into attendance_reminder (employee_id, work_date, sent_at)
      select s.employee_id, s.work_date, ${now}::timestamptz
      from employee_schedule s
      join attendance_day d on d.employee_id = s.employee_id and d.work_date = s.work_date
      where s.work_date between (${now}::timestamptz at time zone 'UTC')::date - 2 and (${now}::timestamptz at time zone 'UTC')::date + 1
        and s.status in ('scheduled', 'swapped') and d.first_in is not null and d.last_out is null
        and s.ends_at between ${now}::timestamptz - interval '1 day' and ${now}::timestamptz - ${reminderMinutes} * interval '1 minute'
        and not exists (select from attendance_correction c
          where c.employee_id = s.employee_id and c.work_date = s.work_date and c.state = 'requested')
      order by s.employee_id, s.work_date
      on conflict do nothing
      returning employee_id, work_date
    )
    select due.employee_id, due.work_date::text as work_date, s.ends_at, z.name as zone,
      array(select u.id from app_user u where u.employee_id = due.employee_id and u.deleted_at is null) as user_ids
    from due
    join employee_schedule s on s.employee_id = due.employee_id and s.work_date = due.work_date
    join employee e on e.id = due.employee_id and e.deleted_at is null
    join timezone z on z.id = e.timezone_id
    order by due.employee_id`.execute(db);
  return rows;
}
