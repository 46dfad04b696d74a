import type { PersonHoliday } from '@muster/contract/domains/holidays/holiday-swaps.rules.ts';
import { marksOf } from '@muster/contract/domains/holidays/resolve-holidays.rules.ts';
import { latestDay } from '@muster/contract/plain-day.ts';
import type { Db } from '../../database/db.ts';
import { type CalendarMark, markedByCalendar, storeCalendarMarks } from '../shifts/index.ts';
import { peopleWithHolidays } from './people-holidays.repository.ts';
import { holidaysBetween } from './people-holidays.ts';

/**
 * Marks the holidays of these employees on their schedules. Schedule and attendance follow the marks; a locked day keeps its
 * figures and gets an adjustment. Repeating it changes nothing.
 */
export async function followHolidays(db: Db, employeeIds: readonly number[]): Promise<number> {
  const holidays = await holidaysBetween(db, employeeIds, { first: '1900-01-01', last: latestDay });
  const byPerson = Map.groupBy(holidays, ({ employee_id }) => employee_id);
  const marks = [...byPerson].flatMap(([employee_id, own]) =>
    [...Map.groupBy(own, ({ day }) => day)].flatMap(([work_date, ofDay]): CalendarMark[] =>
      marksOf(ofDay).map((mark) => ({ employee_id, work_date, source: sourceOf(ofDay), ...mark })),
    ),
  );
  return storeCalendarMarks(db, employeeIds, marks);
}

/** Repairs the marks of the next employees after an id. Returns the last of them, null if none is left. */
export async function repairHolidays(db: Db, after: number): Promise<number | null> {
  const found = [
    ...(await peopleWithHolidays(db, after, peopleAtOnce)),
    ...(await markedByCalendar(db, after, peopleAtOnce)),
  ];
  const ids = [...new Set(found)].sort((a, b) => a - b).slice(0, peopleAtOnce);
  if (ids.length > 0) await followHolidays(db, ids);
  return ids.at(-1) ?? null;
}

const sourceOf = (holidays: readonly PersonHoliday[]) =>
  holidays.every(({ kind }) => kind === null) ? 'swap' : 'calendar';

const peopleAtOnce = 200;
