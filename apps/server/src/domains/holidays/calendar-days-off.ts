import { daysOffOf } from '@muster/contract/domains/holidays/resolve-holidays.rules.ts';
import type { Db } from '../../database/db.ts';
import { type AskedDays, holidaysIn } from './people-holidays.repository.ts';

/** The days off of these calendars between two days, both included, by calendar. For what has no employee, such as a ticket. */
export async function calendarDaysOff(
  db: Db,
  calendarIds: readonly number[],
  days: AskedDays,
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  if (calendarIds.length === 0) return new Map();
  const byCalendar = Map.groupBy(await holidaysIn(db, calendarIds, days), ({ calendar_id }) => calendar_id);
  return new Map([...byCalendar].map(([id, holidays]) => [id, new Set(daysOffOf(holidays))]));
}
