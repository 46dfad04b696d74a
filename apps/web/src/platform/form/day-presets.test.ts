import { expect, it } from 'vitest';
import { lastDays, startDays } from './day-presets.ts';

const daysOf = (presets: readonly { day: string }[]) => presets.map(({ day }) => day);

it.each([
  ['2026-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-30'],
  ['2026-12-31', '2027-01-04'],
])('offers %s and the Monday after it as first day', (today, monday) => {
  expect(daysOf(startDays(today))).toEqual([today, monday]);
});

it.each([
  ['2026-03-02', '2026-03-31'],
  ['2028-02-10', '2028-02-29'],
  ['2026-12-31', '2026-12-31'],
])('offers %s and the end of its month as last day', (today, end) => {
  expect(daysOf(lastDays(today))).toEqual([today, end]);
});

it('offers nothing while the day is not known', () => {
  expect([startDays(''), lastDays('')]).toEqual([[], []]);
});
