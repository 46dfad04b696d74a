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
