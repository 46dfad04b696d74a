import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Stretch, StretchEdit } from '../../platform/dated/stretch-moves.ts';

/** What somebody works, oldest first. */
export async function wornShifts(db: Db, employeeId: number): Promise<Stretch[]> {
  const { rows } = await sql<Stretch>`
    select id, lower(valid) as "from", upper(valid) as until, shift_id as value from employee_shift
    where employee_id = ${employeeId} order by lower(valid)`.execute(db);
  return rows;
}

export interface WornShift {
  readonly employeeId: number;
  readonly shiftId: number;
  readonly userId: number;
}

/** `worn` is what begins where the edit adds something. */
export async function editWornShifts(db: Db, { removed, ended, added }: StretchEdit, worn?: WornShift): Promise<void> {
  if (removed !== null) await sql`delete from employee_shift where id = ${removed}`.execute(db);
  if (ended) {
    await sql`
      update employee_shift set valid = daterange(lower(valid), ${ended.until}::date), version = version + 1
      where id = ${ended.id}`.execute(db);
  }
  if (!added || !worn) return;
  await sql`
    insert into employee_shift (employee_id, shift_id, valid, created_by_user_id)
    values (${worn.employeeId}, ${worn.shiftId}, daterange(${added.from}::date, ${added.until}::date), ${worn.userId})`.execute(
    db,
  );
}
