import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { nextNumber } from './numbers.ts';

export function createHolidayPolicy(
  db: Db,
  columns: Partial<Insertable<Database['holiday_policy']>> = {},
): Promise<Selectable<Database['holiday_policy']>> {
  const record = { name: `Holiday policy ${nextNumber()}`, ...columns };
  return db.insertInto('holiday_policy').values(record).returningAll().executeTakeFirstOrThrow();
}
