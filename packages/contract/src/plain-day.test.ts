import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  dayText,
  mondayOf,
  regularizationDay,
  weekdayOf,
} from './plain-day.ts';

const days = fc
  .tuple(fc.integer({ min: 1900, max: 9990 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) => Temporal.PlainDate.from({ year, month, day }));

it('counts days and months as the calendar of Temporal does', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -3000, max: 3000 }), (day, count) => {
      expect(addDays(String(day), count)).toBe(String(day.add({ days: count })));
      expect(addMonths(String(day), Math.trunc(count / 30))).toBe(String(day.add({ months: Math.trunc(count / 30) })));
      expect(daysInMonth(day.year, day.month)).toBe(day.daysInMonth);
      expect(daysBetween(String(day), addDays(String(day), count))).toBe(count);
      expect(weekdayOf(String(day))).toBe(day.dayOfWeek);
      expect(mondayOf(String(day))).toBe(String(day.subtract({ days: day.dayOfWeek - 1 })));
    }),
  );
});

it('the day after the latest day is one that sorts by itself, as in Temporal', () => {
  expect(addDays('9999-12-31', 1)).toBe(String(Temporal.PlainDate.from('9999-12-31').add({ days: 1 })));
});

it('regularizationDay is six months later, on the last day of a shorter month', () => {
  expect(['2026-01-15', '2025-08-31', '2027-08-31', '2026-12-31'].map(regularizationDay)).toEqual([
    '2026-07-15',
    '2026-02-28',
    '2028-02-29',
    '2027-06-30',
  ]);
});

it('writes a day in a text as Temporal does', () => {
  fc.assert(
    fc.property(days, (day) => {
      const text = day.toLocaleString('en-US', { year: 'numeric', month: 'short', day: '2-digit' });
      expect(dayText(String(day))).toBe(text);
    }),
  );
});
