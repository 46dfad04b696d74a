import { expect, it } from 'vitest';
import { trendAddress, trendFigures } from './trend-figures.ts';

const none = { scheduled: 0, worked: 0, absent: 0, starts: 0, on_time: 0, late_minutes: 0, overtime_minutes: 0 };
const week = (worked: number, scheduled: number) => ({
  ...none,
  from: '2026-11-09',
  to: '2026-11-15',
  scheduled,
  worked,
  starts: worked,
  on_time: Math.floor(worked / 2),
});

it('adds the weeks up before it divides, and compares with the weeks before in points', () => {
  const figures = trendFigures(
    { weeks: [week(10, 10), week(80, 90)], before: [week(45, 50), week(0, 0)] },
    'attendance',
  );
  expect(figures.total).toBeCloseTo(0.9);
  expect(figures.change).toBeCloseTo(0);
  expect(figures.before).toEqual([0.9, null]);
});

it('shows no change without days in one of the periods', () => {
  expect(trendFigures({ weeks: [week(1, 1)], before: [week(0, 0)] }, 'punctuality').change).toBeNull();
  const fewWeeks = [week(0, 0), week(0, 0), week(9, 10)];
  expect(trendFigures({ weeks: [week(1, 1)], before: fewWeeks }, 'attendance').change).toBeNull();
});

it('opens the days of the figure', () => {
  expect(trendAddress('attendance', '2026-11-09', '2026-11-15')).toBe(
    '/attendance-metrics?from=2026-11-09&to=2026-11-15&metric=attendance&rows=worked',
  );
});
