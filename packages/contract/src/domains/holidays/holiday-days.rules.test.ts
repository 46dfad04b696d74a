import { expect, it } from 'vitest';
import { easterOf, lastMonday, nthWeekday } from './holiday-days.rules.ts';

it('finds Easter Sunday of each year', () => {
  expect([2024, 2025, 2026, 2027, 2028].map(easterOf)).toEqual([
    ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16'],
  ]);
});

it('finds weekdays by their place in the month', () => {
  expect(nthWeekday(2026, 6, 1, 2)).toBe('2026-06-08');
  expect(nthWeekday(2026, 11, 4, 4)).toBe('2026-11-26');
  // The month begins with the weekday.
  expect(nthWeekday(2026, 6, 1, 1)).toBe('2026-06-01');
  expect([lastMonday(2026, 8), lastMonday(2027, 5)]).toEqual(['2026-08-31', '2027-05-31']);
});
