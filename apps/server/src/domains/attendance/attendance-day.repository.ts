import { forgottenHours, longestPresenceHours } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Portion } from '../../platform/jobs/portion.ts';

/** The next employees by id with a planned day or a punch since the day. */
export async function attendingSince(db: Db, day: string, { after, most }: Portion): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from employee e
    where e.id > ${after} and e.deleted_at is null and (
      exists (select from employee_schedule s where s.employee_id = e.id and s.work_date >= ${day}::date)
      or exists (select from attendance_day d where d.employee_id = e.id and d.work_date >= ${day}::date)
      or exists (select from punch p where p.employee_id = e.id and p.work_date >= ${day}::date))
    order by e.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface DueDays {
  readonly first: string;
  readonly last: string;
  readonly now: string;
}

/** The next employees by id with a day that is over and not settled yet. */
export async function dueForSettling(
  db: Db,
  { first, last, now }: DueDays,
  { after, most }: Portion,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.employee_id as id from employee_schedule s
    join employee e on e.id = s.employee_id and e.deleted_at is null
    left join attendance_day d on d.employee_id = s.employee_id and d.work_date = s.work_date
    where s.employee_id > ${after} and s.work_date between ${first}::date and ${last}::date and s.status <> 'cancelled'
      and d.settled_at is null
      and case
        when d.employee_id is null then
          (case when s.status in ('on_leave', 'holiday', 'restday') then s.starts_at else s.ends_at end) <= ${now}::timestamptz
        when d.last_out is not null then s.ends_at <= ${now}::timestamptz
        else s.ends_at + ${forgottenHours} * interval '1 hour' < ${now}::timestamptz end
      and not exists (select from attendance_lock l where l.employee_id = s.employee_id and l.days @> s.work_date)
    union
    select d.employee_id from attendance_day d
    where d.employee_id > ${after} and d.work_date between ${first}::date and ${last}::date and d.shift_id is null
      and d.settled_at is null and d.first_in + ${longestPresenceHours} * interval '1 hour' < ${now}::timestamptz
      and not exists (select from attendance_lock l where l.employee_id = d.employee_id and l.days @> d.work_date)
    order by 1 limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
