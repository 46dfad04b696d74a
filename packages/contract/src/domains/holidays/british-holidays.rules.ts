import { addDays, weekdayOf } from '../../plain-day.ts';
import {
  type About,
  easterOf,
  fixed,
  lastMonday,
  movable,
  nthWeekday,
  type PublishedHoliday,
} from './holiday-days.rules.ts';

const source = 'Banking and Financial Dealings Act 1971';

/** The bank holidays of England and Wales. One on a weekend moves to the next weekday that is not a bank holiday itself. */
export function englishHolidays(year: number): PublishedHoliday[] {
  const about = (name: string): About => ({ name, kind: 'regular', source });
  const easter = easterOf(year);
  const christmas = bankHoliday(year, '12-25', about('Christmas Day'), []);
  return [
    bankHoliday(year, '01-01', about("New Year's Day"), []),
    movable(addDays(easter, -2), about('Good Friday')),
    movable(addDays(easter, 1), about('Easter Monday')),
    movable(nthWeekday(year, 5, 1, 1), about('Early May bank holiday')),
    movable(lastMonday(year, 5), about('Spring bank holiday')),
    movable(lastMonday(year, 8), about('Summer bank holiday')),
    christmas,
    bankHoliday(year, '12-26', about('Boxing Day'), [christmas.day]),
  ];
}

/** `taken`: days that are bank holidays already. */
function bankHoliday(year: number, monthDay: string, about: About, taken: readonly string[]): PublishedHoliday {
  let day = `${year}-${monthDay}`;
  while (weekdayOf(day) > 5 || taken.includes(day)) day = addDays(day, 1);
  if (day === `${year}-${monthDay}`) return fixed(year, monthDay, about);
  return movable(day, { ...about, name: `${about.name} (substitute day)` });
}
