import { expect, it } from 'vitest';
import { daysFrom, firstOfMonth, firstOfYear, laterOf, mondayOf } from './day-ranges.ts';
import { shiftCatalogue } from './shift-catalogue.ts';
import { workedDays } from './work-schedule.ts';

it('writes ranges with both days included', () => {
  expect(daysFrom('2026-01-30', '2026-01-31')).toBe('[2026-01-30,2026-02-01)');
  expect(daysFrom('2026-01-30', null)).toBe('[2026-01-30,)');
});

it('finds the days around a day', () => {
  expect(mondayOf('2026-03-01')).toBe('2026-02-23');
  expect(mondayOf('2026-03-02')).toBe('2026-03-02');
  expect(firstOfMonth('2026-03-31')).toBe('2026-03-01');
  expect(firstOfYear('2026-03-31')).toBe('2026-01-01');
  expect(laterOf('2026-03-31', '2026-04-01')).toBe('2026-04-01');
});

it('schedules a New York day by New York time, on both sides of the change of its clocks', () => {
  const shift = shiftCatalogue.find(({ name }) => name === 'New York Night Shift');
  if (!shift) throw new Error('The catalogue has no New York shift.');
  expect(workedDays(shift, '2026-03-06', '2026-03-09')).toEqual([
    { work_date: '2026-03-06', starts_at: '2026-03-06T14:00:00Z', ends_at: '2026-03-06T23:00:00Z' },
    { work_date: '2026-03-09', starts_at: '2026-03-09T13:00:00Z', ends_at: '2026-03-09T22:00:00Z' },
  ]);
});
