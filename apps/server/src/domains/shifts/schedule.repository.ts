import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Portion } from '../../platform/jobs/portion.ts';

/** Brings the stored schedule of these people up to what holds; answers how many rows that took. */
export async function rebuildSchedule(
  db: Db,
  employeeIds: readonly number[],
  first: string,
  last: string,
): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    select rebuild_schedule(${[...employeeIds]}::integer[], ${first}::date, ${last}::date) as changed`.execute(db);
  return rows[0]?.changed ?? 0;
}

/** Takes an employee's planned shifts of this work date and later off the schedule; what was worked stays. */
export async function cancelSchedules(db: Db, employeeId: number, from: string): Promise<void> {
  await sql`
    update employee_schedule set status = 'cancelled', version = version + 1
    where employee_id = ${employeeId} and work_date >= ${from}::date and status <> 'cancelled'`.execute(db);
}

/** The next people by id with an assignment that reaches the day or later. */
export async function assignedFrom(db: Db, day: string, { after, most }: Portion): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from employee e
    where e.id > ${after} and e.deleted_at is null and exists (
      select from employee_shift a where a.employee_id = e.id and (upper_inf(a.valid) or upper(a.valid) > ${day}::date))
    order by e.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whose shift it is on the day or later. */
export async function workersOf(db: Db, shiftId: number, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from employee_shift
    where shift_id = ${shiftId} and (upper_inf(valid) or upper(valid) > ${day}::date) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A long rebuild outlasts the usual limit of a statement; for the rest of this transaction alone. */
export async function allowLongStatements(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '25000', true)`.execute(db);
}
