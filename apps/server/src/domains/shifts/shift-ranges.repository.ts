import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { DateRange, DateRangeEdit } from '../../platform/dated/date-range-moves.ts';

/** The shifts of one employee, past, current and planned, oldest first. */
export async function shiftRangesOf(db: Db, employeeId: number): Promise<DateRange[]> {
  const { rows } = await sql<DateRange>`
    select id, lower(valid) as "from", upper(valid) as until, shift_id as value from employee_shift
    where employee_id = ${employeeId} order by lower(valid)`.execute(db);
  return rows;
}

export interface NewShiftRange {
  readonly employeeId: number;
  readonly shiftId: number;
  readonly userId: number;
}

/** `range` is what begins where the edit adds something. */
export async function editShiftRanges(
  db: Db,
  { removed, ended, added }: DateRangeEdit,
  range?: NewShiftRange,
): Promise<void> {
  if (removed !== null) await sql`delete from employee_shift where id = ${removed}`.execute(db);
  if (ended) {
    await sql`
      update employee_shift set valid = daterange(lower(valid), ${ended.until}::date), version = version + 1
      where id = ${ended.id}`.execute(db);
  }
  if (!added || !range) return;
  await sql`
    insert into employee_shift (employee_id, shift_id, valid, created_by_user_id)
    values (${range.employeeId}, ${range.shiftId}, daterange(${added.from}::date, ${added.until}::date), ${range.userId})`.execute(
    db,
  );
}
