import { expect, it } from 'vitest';
import { daysFrom, firstOfMonth, firstOfYear } from './day-ranges.ts';

it('writes ranges with both days included', () => {
  expect(daysFrom('2026-01-30', '2026-01-31')).toBe('[2026-01-30,2026-02-01)');
  expect(daysFrom('2026-01-30', null)).toBe('[2026-01-30,)');
});

it('finds the days around a day', () => {
  expect(firstOfMonth('2026-03-31')).toBe('2026-03-01');
  expect(firstOfYear('2026-03-31')).toBe('2026-01-01');
});
