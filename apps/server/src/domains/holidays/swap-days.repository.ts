import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** A work day of somebody. */
export interface PersonDay {
  readonly employee_id: number;
  readonly day: string;
}

/** Those of the days that have begun: at midnight in the zone of the shift that is planned on the day, or of the person without one. */
export async function begunDays(db: Db, days: readonly PersonDay[], now: string): Promise<PersonDay[]> {
  const { rows } = await sql<PersonDay>`
    select e.id as employee_id, a.day::text as day
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as a (employee_id integer, day date)
    join employee e on e.id = a.employee_id
    where a.day <= ${personDate(sql`a.day`, now)}`.execute(db);
  return rows;
}

/** The present date of an employee, in the zone of the shift that is planned on the day. */
export async function dateOfPerson(db: Db, { employee_id, day }: PersonDay, now: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select ${personDate(sql`${day}::date`, now)}::text as day from employee e where e.id = ${employee_id}`.execute(db);
  return rows[0]?.day;
}

/** Of employee `e`. */
export const personDate = (day: ReturnType<typeof sql>, now: string) => sql`(
  select (${now}::timestamptz at time zone z.name)::date from timezone z where z.id = coalesce((
    select v.timezone_id from employee_schedule d join shift_version v on v.id = d.shift_version_id
    where d.employee_id = e.id and d.work_date = ${day}), e.timezone_id))`;
