import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/**
 * The zones whose local date can be the last work date: of the person, and of the shifts assigned during the period. None if a shift is
 * planned on the last day: then the day is over once this shift is settled.
 */
export async function zonesOfSheets(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; zones: string[] }>`
    select s.id, array(
      select z.name from timezone z where z.id = e.timezone_id
      union
      select z.name from held_shifts(array[s.employee_id], s.first_day, s.last_day) a
      join shift f on f.id = a.shift_id join timezone z on z.id = f.timezone_id) as zones
    from timesheet s join employee e on e.id = s.employee_id
    where s.id = any (${[...ids]}::integer[])
      and not exists (select from employee_schedule p where p.employee_id = s.employee_id and p.work_date = s.last_day
        and p.status in ('scheduled', 'swapped'))
      and not exists (select from attendance_day d where d.employee_id = s.employee_id and d.work_date = s.last_day
        and d.ends_at is not null)`.execute(db);
  return new Map(rows.map(({ id, zones }) => [id, zones]));
}
