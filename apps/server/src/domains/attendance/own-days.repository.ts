import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { figureFields } from './day-list.repository.ts';

/** What the person's zone and requests add comes later. */
export type OwnDayRow = Omit<
  OwnDay,
  'zone' | 'explanation' | 'proposal' | 'correction' | 'adjustments' | 'abilities'
> & {
  readonly zone: string | null;
};

/** Days that were planned, worked or requested for correction, newest first. */
export async function ownDays(db: Db, employeeId: number, from: string, to: string): Promise<OwnDayRow[]> {
  const { rows } = await sql<OwnDayRow>`
    with worked as (
      select work_date, json_agg(json_build_object('id', id, 'kind', kind, 'at', at, 'zone', zone) order by at, id) as punches
      from counted_punches(${from}::date, ${to}::date) where employee_id = ${employeeId} group by work_date
    ), planned as (
      select d.work_date, s.name as shift, z.name as zone, d.starts_at, d.ends_at, d.status
      from employee_schedule d
      join shift s on s.id = d.shift_id
      join shift_version v on v.id = d.shift_version_id
      join timezone z on z.id = v.timezone_id
      where d.employee_id = ${employeeId} and d.work_date between ${from}::date and ${to}::date
    ), measured as (
      select d.work_date, (select to_json(f) from (select ${figureFields}) f) as figures
      from attendance_day d where d.employee_id = ${employeeId} and d.work_date between ${from}::date and ${to}::date
    ), shown as (
      select work_date from planned union select work_date from worked union
      select c.work_date from attendance_correction c where c.employee_id = ${employeeId} and c.state <> 'withdrawn'
        and c.work_date between ${from}::date and ${to}::date
    )
    select d.work_date::text as work_date, p.shift, p.zone, p.starts_at, p.ends_at, p.status,
      coalesce(w.punches, '[]') as punches, m.figures,
      (select l.reason from attendance_lock l where l.employee_id = ${employeeId} and l.days @> d.work_date) as locked
    from shown d
    left join planned p on p.work_date = d.work_date
    left join worked w on w.work_date = d.work_date
    left join measured m on m.work_date = d.work_date
    order by d.work_date desc`.execute(db);
  return rows;
}
