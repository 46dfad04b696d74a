import { sql } from 'kysely';
import type { Db } from '../../platform/http/context.ts';

interface ShiftChoice {
  readonly id: number;
  readonly name: string;
  readonly timezone_id: number;
  readonly start_time: string;
  readonly end_time: string;
}

/** Every shift that can be assigned, by name; times are HH:MM in the shift's own zone. */
export async function shiftChoices(db: Db): Promise<ShiftChoice[]> {
  const { rows } = await sql<ShiftChoice>`
    select id, name, timezone_id, to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time
    from shift where deleted_at is null order by lower(name), id`.execute(db);
  return rows;
}

/** Takes an employee's planned shifts of this work date and later off the schedule; what was worked stays. */
export async function cancelSchedules(db: Db, employeeId: number, from: string): Promise<void> {
  await sql`
    update employee_schedule set status = 'cancelled', version = version + 1
    where employee_id = ${employeeId} and work_date >= ${from}::date and status <> 'cancelled'`.execute(db);
}
