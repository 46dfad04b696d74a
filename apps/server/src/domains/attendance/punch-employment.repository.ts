import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface Employment {
  readonly is_employed: boolean;
  /** First day of the next employment period; null if none is planned. */
  readonly next_start: string | null;
}

/** A planned last day ends the open employment period, also before it takes effect. */
export async function employmentOn(db: Db, employeeId: number, workDate: string): Promise<Employment> {
  const { rows } = await sql<Employment>`
    select coalesce(bool_or(d.start_date <= ${workDate}::date and (d.last_day is null or d.last_day >= ${workDate}::date)), false)
        as is_employed,
      (min(d.start_date) filter (where d.start_date > ${workDate}::date))::text as next_start
    from (
      select a.start_date, coalesce(a.end_date, p.last_day) as last_day
      from employee_active_date a
      left join employee_planned_ending p on p.employee_id = a.employee_id
      where a.employee_id = ${employeeId}
    ) d`.execute(db);
  return rows[0] ?? { is_employed: false, next_start: null };
}
