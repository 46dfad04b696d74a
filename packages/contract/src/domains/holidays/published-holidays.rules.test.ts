import { expect, it } from 'vitest';
import { stateHolidays } from './australian-holidays.rules.ts';
import { englishHolidays } from './british-holidays.rules.ts';
import type { PublishedHoliday } from './holiday-days.rules.ts';
import { philippineHolidays, publishedHolidays, unitedStatesHolidays } from './published-holidays.rules.ts';

const days = (holidays: readonly PublishedHoliday[]) =>
  holidays
    .map(({ day }) => day.slice(5))
    .toSorted()
    .join(' ');
const ofKind = (kind: PublishedHoliday['kind']) => philippineHolidays(2026).filter((holiday) => holiday.kind === kind);

it('has the days of Proclamation No. 1006 for 2026', () => {
  expect(days(ofKind('regular'))).toBe('01-01 04-02 04-03 04-09 05-01 06-12 08-31 11-30 12-25 12-30');
  expect(days(ofKind('special_non_working'))).toBe('02-17 04-04 08-21 11-01 11-02 12-08 12-24 12-31');
  expect(days(ofKind('special_working'))).toBe('02-25');
});

it('computes the Holy Week and the National Heroes Day of later years', () => {
  expect(days(philippineHolidays(2027))).toContain('03-25 03-26');
  expect(days(philippineHolidays(2028))).toContain('04-13 04-14');
  expect(
    [2027, 2028].map((year) => days(philippineHolidays(year)).includes(year === 2027 ? '08-30' : '08-28')),
  ).toEqual([true, true]);
});

it.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31'],
  [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-11 11-23 12-25 01-01'],
])('has the federal holidays of %i, observed on weekdays', (year, expected) => {
  expect(days(unitedStatesHolidays(year))).toBe(expected.split(' ').toSorted().join(' '));
  expect(unitedStatesHolidays(year).filter(({ day }) => !day.startsWith(`${year}-`))).toEqual([]);
});

it('knows the countries, the states of Australia, and England and Wales', () => {
  const of = (country: string | null, state: string | null) => publishedHolidays({ country, state });
  expect(of('Philippines', null)).toBe(philippineHolidays);
  expect(of('Australia', 'Queensland')).toBe(stateHolidays.Queensland);
  expect(of('United Kingdom', 'England and Wales')).toBe(englishHolidays);
  for (const [country, state] of [
    [null, null],
    ['France', null],
    ['United Kingdom', null],
    ['United Kingdom', 'Scotland'],
    ['United States', 'Queensland'],
    ['Australia', 'Perth'],
  ] as const)
    expect(of(country, state)).toBeNull();
});
