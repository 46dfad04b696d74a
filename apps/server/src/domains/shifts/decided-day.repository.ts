import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface DecidedDay {
  readonly day: string;
  readonly by: 'punch' | 'swap';
}

/** The first of these days that has a clock-in, or that an approved swap decides. Reads days with every client. */
export async function firstDecidedDay(
  db: Db,
  { employeeId, from, to }: { readonly employeeId: number; readonly from: string; readonly to: string },
): Promise<DecidedDay | undefined> {
  const { rows } = await sql<DecidedDay>`
    select d.day::text as day, d.by from (
      select p.work_date as day, 'punch' as by from punch p
      where p.employee_id = ${employeeId} and p.work_date between ${from}::date and ${to}::date
      union all
      select x.work_date, 'swap' from swapped_days(array[${employeeId}::integer], ${from}::date, ${to}::date) x
    ) d order by d.day, d.by limit 1`.execute(db);
  return rows[0];
}
