import type { HolidayEffect } from '@muster/contract/domains/holidays/holidays.constants.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { createHolidayCalendar } from './holiday-calendars.ts';
import { nextNumber } from './numbers.ts';

/** On 9 June 2026 unless given, in a calendar of its own. */
export async function createHoliday(
  db: Db,
  columns: Partial<Insertable<Database['holiday']>> = {},
): Promise<Selectable<Database['holiday']>> {
  const calendar_id = columns.calendar_id ?? (await createHolidayCalendar(db)).id;
  const defaults = { day: '2026-06-09', kind: 'regular', source: 'Proclamation' } as const;
  const record = { name: `Holiday ${nextNumber()}`, ...defaults, ...columns, calendar_id };
  return db.insertInto('holiday').values(record).returningAll().executeTakeFirstOrThrow();
}

/** Gives the employee a policy with the calendars from 2026 on. */
export async function givePolicy(
  db: Db,
  employeeId: number,
  effects: readonly (readonly [calendarId: number, effect: HolidayEffect])[],
): Promise<number> {
  const { id: policy_id } = await db
    .insertInto('holiday_policy')
    .values({ name: `Policy ${nextNumber()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [calendar_id, effect] of effects)
    await db.insertInto('holiday_policy_line').values({ policy_id, calendar_id, effect, from_year: 2026 }).execute();
  const row = { employee_id: employeeId, kind: 'holiday', policy_id, valid: '[2026-01-01,)' };
  await db.insertInto('employee_policy').values(row).execute();
  return policy_id;
}
