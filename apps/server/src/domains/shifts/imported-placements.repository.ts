import { sql } from 'kysely';
import type { Db } from '../../platform/http/context.ts';

export interface ImportedPlacement {
  readonly employeeId: number;
  readonly shiftId: number;
  /** First day. */
  readonly from: string;
  /** Null: as the shift has them. */
  readonly restDays: readonly number[] | null;
}

/** Puts people who were on no shift until now on their first one. */
export async function insertFirstPlacements(
  db: Db,
  given: readonly Omit<ImportedPlacement, 'restDays'>[],
  userId: number,
): Promise<void> {
  await sql`
    insert into employee_shift (employee_id, shift_id, valid, source, created_by_user_id)
    select employee, shift, daterange(begins, null), 'import', ${userId}::integer
    from unnest(${given.map(({ employeeId }) => employeeId)}::integer[], ${given.map(({ shiftId }) => shiftId)}::integer[],
      ${given.map(({ from }) => from)}::date[]) as given (employee, shift, begins)`.execute(db);
}

/** Ends the shift in force the day before and begins the given one. */
export async function beginShift(db: Db, given: ImportedPlacement, userId: number): Promise<void> {
  await sql`
    update employee_shift set valid = daterange(lower(valid), ${given.from}::date), version = version + 1
    where employee_id = ${given.employeeId} and valid @> ${given.from}::date and lower(valid) < ${given.from}::date`.execute(
    db,
  );
  await sql`
    insert into employee_shift (employee_id, shift_id, valid, rest_days, source, created_by_user_id)
    values (${given.employeeId}, ${given.shiftId}, daterange(${given.from}::date, null), ${given.restDays}::integer[],
      'import', ${userId})`.execute(db);
}
