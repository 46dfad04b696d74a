import { expect, it } from 'vitest';
import { monthsBetween } from './months.ts';

it('counts months across the end of a year, newest first', () => {
  expect(monthsBetween('2025-11', '2026-01')).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(monthsBetween('2026-01', '2026-01')).toEqual(['2026-01']);
  expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
});
