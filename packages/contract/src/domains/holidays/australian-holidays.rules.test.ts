import { expect, it } from 'vitest';
import { australianHolidays, stateHolidays } from './australian-holidays.rules.ts';
import type { PublishedHoliday } from './holiday-days.rules.ts';

const days = (holidays: readonly PublishedHoliday[]) =>
  holidays
    .map(({ day }) => day.slice(5))
    .toSorted()
    .join(' ');

it.each([
  [2026, '01-01 01-26 04-03 04-06 04-25 12-25 12-26 12-28'],
  [2027, '01-01 01-26 03-26 03-29 04-25 12-25 12-26 12-27 12-28'],
  [2028, '01-01 01-03 01-26 04-14 04-17 04-25 12-25 12-26'],
])('has the national days of Australia in %i, with additional days', (year, expected) => {
  expect(days(australianHolidays(year))).toBe(expected);
});

it('has the days of the states in 2026', () => {
  expect(days(stateHolidays['New South Wales'](2026))).toBe('04-04 04-05 04-27 06-08 10-05');
  expect(days(stateHolidays['South Australia'](2026))).toBe('03-09 04-04 04-05 06-08 10-05 12-24 12-31');
  expect(days(stateHolidays['Western Australia'](2026))).toBe('03-02 04-05 04-27 06-01 09-28');
  expect(days(stateHolidays.Tasmania(2026))).toBe('03-09 06-08');
  expect(days(stateHolidays['Australian Capital Territory'](2026))).toBe('03-09 04-04 04-05 04-27 06-01 06-08 10-05');
  expect(days(stateHolidays['Northern Territory'](2026))).toBe('04-04 04-05 05-04 06-08 08-03 12-24 12-31');
  expect(days(stateHolidays.Victoria(2026))).toBe('03-09 04-04 04-05 06-08 11-03');
  expect(days(stateHolidays.Queensland(2026))).toBe('04-04 04-05 05-04 10-05 12-24');
  expect(days(stateHolidays.Queensland(2027))).toContain('04-26');
});

it('adds a Monday for an Anzac Day on a Sunday where the law of the state has one, and none on a weekday', () => {
  const has = (state: keyof typeof stateHolidays, year: number) =>
    stateHolidays[state](year).some(({ name }) => name.startsWith('Anzac Day'));
  const states = Object.keys(stateHolidays) as (keyof typeof stateHolidays)[];
  expect(states.filter((state) => !has(state, 2027))).toEqual(['Victoria', 'South Australia', 'Tasmania']);
  expect(states.filter((state) => has(state, 2028))).toEqual([]);
});

it('has the days of the states in 2027 and 2028 by the same rules', () => {
  expect(days(stateHolidays['Western Australia'](2027))).toBe('03-01 03-28 04-26 06-07 09-27');
  expect(days(stateHolidays['Western Australia'](2028))).toBe('03-06 04-16 06-05');
  expect(days(stateHolidays['Australian Capital Territory'](2027))).toContain('05-31');
  expect(days(stateHolidays['Australian Capital Territory'](2028))).toContain('05-29');
});
