import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached } from '../teams/index.ts';
import type { PlacementQuestion } from './placement.repository.ts';

export type PlacementDays = Pick<PlacementQuestion, 'employeeIds' | 'reach' | 'from' | 'to'>;

/**
 * For each employee the first day of the placement with a client out of reach. Reads the history and the worked days of
 * every client, so row security must not apply.
 */
export async function firstDaysOutOfReach(
  db: Db,
  { employeeIds, reach, from, to }: PlacementDays,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...employeeIds];
  const { rows } = await sql<{ employee_id: number; work_date: string }>`
    select p.employee_id, min(p.work_date)::text as work_date
    from (
      select c.employee_id, c.client_id, greatest(lower(c.valid), ${from}::date) as work_date from employee_client c
      where c.employee_id = any (${ids}::integer[])
        and c.valid && daterange(${from}::date, case when ${to}::date < ${from}::date then ${from}::date else ${to}::date end, '[]')
      union all
      select d.employee_id, d.client_id, d.work_date from attendance_day d
      where d.employee_id = any (${ids}::integer[]) and d.first_in is not null
        and d.work_date >= ${from}::date and (${to}::date is null or d.work_date <= ${to}::date)
    ) p
    where ${isPersonReached(reach, { employee: sql`p.employee_id`, client: sql`p.client_id` })} is not true
    group by p.employee_id`.execute(db);
  return new Map(rows.map(({ employee_id, work_date }) => [employee_id, work_date]));
}
