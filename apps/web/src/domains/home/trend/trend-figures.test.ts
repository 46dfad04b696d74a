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
    { weeks: [week(10, 10), week(80, 90)], before: [week(40, 50), week(50, 50)] },
    'attendance',
  );
  expect(figures.total).toBeCloseTo(0.9);
  expect(figures.change).toBeCloseTo(0);
  expect(figures.before).toEqual([0.8, 1]);
});

it('compares the last weeks with those before them where the period before is not whole', () => {
  const weeks = [week(8, 10), week(8, 10), week(9, 10), week(10, 10)];
  const before = [week(0, 0), week(0, 0), week(0, 0), week(9, 10)];
  const figures = trendFigures({ weeks, before }, 'attendance');
  expect(figures.before).toEqual([]);
  expect(figures.values).toHaveLength(4);
  expect(figures.total).toBeCloseTo(0.95);
  expect(figures.change).toBeCloseTo(15);
  expect([figures.then.length, figures.now.length]).toEqual([2, 2]);
});

it('shows no change where the first weeks are missing too', () => {
  const figures = trendFigures({ weeks: [week(0, 0), week(9, 10)], before: [week(0, 0), week(0, 0)] }, 'attendance');
  expect([figures.total, figures.change, figures.before]).toEqual([0.9, null, []]);
  expect(trendFigures({ weeks: [week(1, 1)], before: [week(0, 0)] }, 'punctuality').change).toBeNull();
});

it('opens the days of the figure', () => {
  expect(trendAddress('attendance', '2026-11-09', '2026-11-15')).toBe(
    '/attendance-metrics?from=2026-11-09&to=2026-11-15&metric=attendance&rows=worked',
  );
});
