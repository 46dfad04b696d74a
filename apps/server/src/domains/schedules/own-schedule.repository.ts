import type { OwnScheduleDay } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export type ScheduledDay = Omit<OwnScheduleDay, 'counts_as'> & { readonly version: number };

/** Row security hides shifts and rotations of an earlier client: then there is no name, and the zone is that of the employee. */
export async function scheduledDays(
  db: Db,
  { employeeId, from, to }: { readonly employeeId: number; readonly from: string; readonly to: string },
): Promise<ScheduledDay[]> {
  const { rows } = await sql<ScheduledDay>`
    select d.work_date::text as work_date, s.name as shift, r.name as rotation, coalesce(z.name, h.name) as zone, d.starts_at, d.ends_at, d.status,
      x.employee_id is not null as is_swapped, d.version,
      (select string_agg(m.note, ', ' order by m.kind) from schedule_mark m
        where m.employee_id = d.employee_id and m.work_date = d.work_date and m.kind <> 'on_leave') as holiday
    from employee_schedule d
    join employee e on e.id = d.employee_id
    join timezone h on h.id = e.timezone_id
    left join shift s on s.id = d.shift_id
    left join shift_version v on v.id = d.shift_version_id
    left join timezone z on z.id = v.timezone_id
    left join swapped_day x on x.employee_id = d.employee_id and x.work_date = d.work_date
    left join employee_shift a on a.employee_id = d.employee_id and a.valid @> d.work_date and x.employee_id is null
    left join rotation r on r.id = a.rotation_id
    where d.employee_id = ${employeeId} and d.work_date between ${from}::date and ${to}::date
    order by d.work_date`.execute(db);
  return rows;
}
