import { expect, it } from 'vitest';
import { periodOf, stepped } from './calendar-period.ts';

const of = (span: 'week' | '2weeks' | 'month', day: string) => periodOf({ span, to: null }, day);
const range = (from: string, to: string) => periodOf({ span: 'range', to }, from);

it('finds the week, two weeks and month of a day', () => {
  expect(of('week', '2026-11-25')).toMatchObject({ from: '2026-11-23', to: '2026-11-29' });
  expect(of('2weeks', '2026-11-25').days).toHaveLength(14);
  expect(of('month', '2028-02-10')).toMatchObject({ from: '2028-02-01', to: '2028-02-29' });
  expect(of('month', '2026-12-31').days).toHaveLength(31);
});

it('takes any range of up to 42 days, and the week of the first day for others', () => {
  expect(range('2026-11-25', '2026-12-04')).toMatchObject({ from: '2026-11-25', to: '2026-12-04' });
  expect(range('2026-11-25', '2026-11-25').days).toEqual(['2026-11-25']);
  expect(range('2026-11-01', '2026-12-12').days).toHaveLength(42);
  for (const to of ['2026-12-13', '2026-10-31']) expect(range('2026-11-01', to).from).toBe('2026-10-26');
});

it('steps by the period', () => {
  const step = (span: 'week' | '2weeks' | 'month', day: string, by: 1 | -1) => stepped(span, of(span, day), by);
  expect(step('week', '2026-12-28', 1)).toEqual({ from: '2027-01-04', to: null });
  expect(step('2weeks', '2026-03-02', -1)).toEqual({ from: '2026-02-16', to: null });
  expect(step('month', '2026-01-01', 1)).toEqual({ from: '2026-02-01', to: null });
  expect(step('month', '2026-01-01', -1)).toEqual({ from: '2025-12-01', to: null });
  expect(stepped('range', range('2026-11-25', '2026-11-27'), 1)).toEqual({ from: '2026-11-28', to: '2026-11-30' });
  expect(stepped('range', range('2026-11-25', '2026-11-27'), -1)).toEqual({ from: '2026-11-22', to: '2026-11-24' });
});
