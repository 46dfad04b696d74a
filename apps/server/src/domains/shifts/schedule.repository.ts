import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Portion } from '../../platform/jobs/portion.ts';

/** Updates the stored schedule of these employees and returns the number of changed rows. */
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

/** Removes an employee's planned shifts of this work date and later from the schedule; worked ones stay. */
export async function cancelSchedules(db: Db, employeeId: number, from: string): Promise<void> {
  await sql`
    update employee_schedule set status = 'cancelled', version = version + 1
    where employee_id = ${employeeId} and work_date >= ${from}::date and status <> 'cancelled'`.execute(db);
}

/** The next employees by id with an assignment that includes the day or a later one. */
export async function assignedFrom(db: Db, day: string, { after, most }: Portion): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from employee e
    where e.id > ${after} and e.deleted_at is null and exists (
      select from employee_shift a where a.employee_id = e.id and (upper_inf(a.valid) or upper(a.valid) > ${day}::date))
    order by e.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Employees of the shift on the day or later. */
export async function workersOf(db: Db, shiftId: number, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from employee_shift
    where shift_id = ${shiftId} and (upper_inf(valid) or upper(valid) > ${day}::date) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A long rebuild exceeds the usual limit of a statement; raised for the rest of this transaction. */
export async function allowLongStatements(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '25000', true)`.execute(db);
}
