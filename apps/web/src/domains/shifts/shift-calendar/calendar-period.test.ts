import { expect, it } from 'vitest';
import { periodOf, stepped } from './calendar-period.ts';

it('finds the week, two weeks and month of a day', () => {
  expect(periodOf('week', '2026-11-25')).toMatchObject({ from: '2026-11-23', to: '2026-11-29' });
  expect(periodOf('2weeks', '2026-11-25').days).toHaveLength(14);
  expect(periodOf('month', '2028-02-10')).toMatchObject({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodOf('month', '2026-12-31').days).toHaveLength(31);
});

it('steps by the period', () => {
  expect(stepped('week', '2026-12-28', 1)).toBe('2027-01-04');
  expect(stepped('2weeks', '2026-03-02', -1)).toBe('2026-02-16');
  expect(stepped('month', '2026-01-01', 1)).toBe('2026-02-01');
  expect(stepped('month', '2026-01-01', -1)).toBe('2025-12-01');
});
