import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { nextNumber } from './numbers.ts';

export function createHolidayCalendar(
  db: Db,
  columns: Partial<Insertable<Database['holiday_calendar']>> = {},
): Promise<Selectable<Database['holiday_calendar']>> {
  const record = { name: `Holiday calendar ${nextNumber()}`, country_id: 175, ...columns };
  return db.insertInto('holiday_calendar').values(record).returningAll().executeTakeFirstOrThrow();
}
