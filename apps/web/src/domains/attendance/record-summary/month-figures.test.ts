import { expect, it } from 'vitest';
import { dayRowOf } from '../attendance.fixture.ts';
import { barsOf, figuresOf } from './month-figures.ts';

const day = (work_date: string, gaps: object) =>
  dayRowOf({ work_date, late_minutes: 0, undertime_minutes: 0, overtime_minutes: 0, ...gaps });

const days = [
  day('2026-02-02', { state: 'present', worked_minutes: 480, planned_minutes: 480 }),
  day('2026-02-03', { state: 'late', worked_minutes: 468, planned_minutes: 480, late_minutes: 12 }),
  day('2026-02-04', { state: 'absent', worked_minutes: 0, planned_minutes: 480 }),
  day('2026-02-05', { state: 'on_leave', worked_minutes: 0, planned_minutes: 0 }),
  day('2026-02-06', { state: 'holiday', worked_minutes: 0, planned_minutes: 0 }),
  day('2026-02-07', { state: 'restday', worked_minutes: 270, planned_minutes: 0, overtime_minutes: 270 }),
  day('2026-02-08', { state: 'restday', worked_minutes: 0, planned_minutes: 0 }),
];

it('sums the minutes of a month and counts its days', () => {
  expect(figuresOf(days)).toEqual({
    worked: 1218,
    planned: 1440,
    attended: 2,
    onTime: 1,
    late: 12,
    undertime: 0,
    absent: 1,
    onLeave: 1,
    overtime: 270,
  });
});

it('counts leave of a part of a day as leave, also if nobody came for the rest', () => {
  const half = { part_leave_minutes: 240, planned_minutes: 240 };
  const parts = [
    day('2026-02-02', { ...half, state: 'present', worked_minutes: 240 }),
    day('2026-02-03', { ...half, state: 'absent', worked_minutes: 0 }),
  ];
  expect(figuresOf(parts)).toMatchObject({ absent: 0.5, onLeave: 1 });
});

it('draws one bar for each day, as high as the hours worked', () => {
  const bars = barsOf('2026-02', days);
  expect(bars).toHaveLength(28);
  expect(bars.slice(0, 9).map(({ kind, share }) => `${kind} ${share.toFixed(2)}`)).toEqual([
    'none 0.00',
    'worked 0.89',
    'short 0.87',
    'absent 0.00',
    'leave 0.89',
    'holiday 0.89',
    'worked 0.50',
    'none 0.00',
    'none 0.00',
  ]);
});

it('never draws a bar above its frame', () => {
  const [bar] = barsOf('2026-02', [day('2026-02-01', { state: 'present', worked_minutes: 900 })]);
  expect(bar?.share).toBe(1);
});
