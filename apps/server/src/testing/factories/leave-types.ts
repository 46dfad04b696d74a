import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { nextNumber } from './numbers.ts';

export function createLeaveType(
  db: Db,
  columns: Partial<Insertable<Database['leave_type']>> = {},
): Promise<Selectable<Database['leave_type']>> {
  const number = nextNumber();
  const record = { name: `Leave type ${number}`, code: `TYPE-${number}`, ...columns };
  return db.insertInto('leave_type').values(record).returningAll().executeTakeFirstOrThrow();
}

/** Five imported days, unless given. */
export function createLeaveEntry(
  db: Db,
  columns: Pick<Insertable<Database['leave_entry']>, 'employee_id' | 'leave_type_id'> &
    Partial<Insertable<Database['leave_entry']>>,
): Promise<Selectable<Database['leave_entry']>> {
  const entry = { kind: 'import', minutes: 2_400, effective_on: '2026-01-01', ...columns };
  return db.insertInto('leave_entry').values(entry).returningAll().executeTakeFirstOrThrow();
}
