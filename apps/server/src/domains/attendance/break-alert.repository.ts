import { missingMinutes, overrunMinutes } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface PossibleAlert {
  readonly employee_id: number;
  readonly work_date: string;
}

/** Employees who are in and may be due for an alert by the shortest break of their shift; the rules decide. */
export async function possibleBreakAlerts(db: Db, now: string): Promise<PossibleAlert[]> {
  const { rows } = await sql<PossibleAlert>`
    select d.employee_id, d.work_date::text as work_date
    from attendance_day d
    join employee_schedule s on s.employee_id = d.employee_id and s.work_date = d.work_date
    cross join lateral (
      select p.kind, p.at from punch p where p.employee_id = d.employee_id and p.work_date = d.work_date and p.correction_id is null
      order by p.at desc, p.id desc limit 1) last
    where d.work_date between (${now}::timestamptz at time zone 'UTC')::date - 2 and (${now}::timestamptz at time zone 'UTC')::date + 1
      and d.first_in is not null and d.last_out is null
      and s.status in ('scheduled', 'swapped') and s.ends_at > ${now}::timestamptz and last.kind in ('in', 'break_start')
      and exists (select from shift_break b where b.shift_version_id = s.shift_version_id
        and case last.kind when 'break_start' then last.at + (b.minutes + ${overrunMinutes}) * interval '1 minute'
          else s.starts_at + (b.starts_after_minutes - s.leave_at_start + b.minutes + ${missingMinutes}) * interval '1 minute' end <= ${now}::timestamptz)
      and not exists (select from attendance_break_alert a where a.employee_id = d.employee_id and a.work_date = d.work_date
        and a.kind = case last.kind when 'break_start' then 'overrun' else 'missing' end)`.execute(db);
  return rows;
}

export interface TakenAlert extends PossibleAlert {
  readonly name: string;
  readonly user_ids: readonly number[];
  /** Users of those who lead a team of the employee. */
  readonly lead_user_ids: readonly number[];
}

/** Records an alert; undefined if another process already did, so that each alert is sent once. */
export async function takeBreakAlert(
  db: Db,
  { employee_id, work_date, kind, now }: PossibleAlert & { readonly kind: string; readonly now: string },
): Promise<TakenAlert | undefined> {
  const { rows } = await sql<TakenAlert>`
    with taken as (
      insert into attendance_break_alert (employee_id, work_date, kind, sent_at)
      values (${employee_id}, ${work_date}::date, ${kind}, ${now}::timestamptz) on conflict do nothing
      returning employee_id, work_date
    )
    select taken.employee_id, taken.work_date::text as work_date, e.name,
      array(select u.id from app_user u where u.employee_id = e.id and u.deleted_at is null) as user_ids,
      array(select distinct u.id from team_member m join team_leads() l on l.team_id = m.team_id
        join app_user u on u.employee_id = l.lead_id and u.deleted_at is null
        where m.employee_id = e.id and l.lead_id <> e.id) as lead_user_ids
    from taken join employee e on e.id = taken.employee_id and e.deleted_at is null`.execute(db);
  return rows[0];
}
