import { expect, it } from 'vitest';
import { englishHolidays } from './british-holidays.rules.ts';

/** As published at gov.uk/bank-holidays for England and Wales. */
it.each([
  [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
])('has the bank holidays of %i, substitute days instead of those on weekends', (year, expected) => {
  expect(
    englishHolidays(year)
      .map(({ day }) => day.slice(5))
      .join(' '),
  ).toBe(expected);
});

it('names the substitute days', () => {
  const names = englishHolidays(2027).map(({ name }) => name);
  expect(names.slice(-2)).toEqual(['Christmas Day (substitute day)', 'Boxing Day (substitute day)']);
  expect(names[0]).toBe("New Year's Day");
});
