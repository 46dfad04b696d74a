import { type PersonHoliday, withSwaps } from '@muster/contract/domains/holidays/holiday-swaps.rules.ts';
import { type ResolvedHoliday, resolveHolidays } from '@muster/contract/domains/holidays/resolve-holidays.rules.ts';
import type { Db } from '../../database/db.ts';
import { approvedSwaps } from './holiday-swaps.repository.ts';
import { type AskedDays, holidaysIn, linesOf, policiesOn } from './people-holidays.repository.ts';

/**
 * The holidays of these employees between two days, both included, by employee and day, with approved swaps taken in. The only answer to
 * this question: schedule marks are stored from it, and leave, invoices and payroll ask it. It depends on the days asked, never on today.
 */
export async function holidaysBetween(
  db: Db,
  employeeIds: readonly number[],
  days: AskedDays,
): Promise<PersonHoliday[]> {
  const holidays = await holidaysWithoutSwaps(db, employeeIds, days);
  const swaps = await approvedSwaps(db, employeeIds, days);
  return withSwaps(holidays, swaps).filter(({ day }) => day >= days.first && day <= days.last);
}

/** The same as if no swap was approved. */
export async function holidaysWithoutSwaps(
  db: Db,
  employeeIds: readonly number[],
  days: AskedDays,
): Promise<ResolvedHoliday[]> {
  const people = await policiesOn(db, employeeIds, days);
  const lines = await linesOf(db, distinct(people.map(({ policy_id }) => policy_id)));
  const holidays = await holidaysIn(db, distinct(lines.map(({ calendar_id }) => calendar_id)), days);
  return resolveHolidays(people, lines, holidays);
}

const distinct = (ids: readonly number[]) => [...new Set(ids)];
