import { expect, it } from 'vitest';
import type { OwnAttendance } from './own-clock.ts';
import { ownClock } from './own-clock.ts';
import { dayOf } from './own-days.fixture.ts';
import { ownWeek, unscheduledDay } from './own-week.ts';

const zone = 'Asia/Manila';
const figures = {
  state: 'present' as const,
  planned_minutes: 480,
  part_leave_minutes: 0,
  worked_minutes: 482,
  paid_break_minutes: 0,
  unpaid_break_minutes: 0,
  late_minutes: 0,
  undertime_minutes: 0,
  overtime_minutes: 0,
  waiting_overtime_minutes: 0,
  night_minutes: 0,
  holiday_minutes: 0,
  settled: true,
};

/** Wednesday, noon in Manila. */
const at = Date.parse('2026-03-11T04:00:00Z');
const punch = { id: 1, kind: 'in' as const, at: '2026-03-11T01:00:00Z', zone };
const days = [
  dayOf('2026-03-12'),
  dayOf('2026-03-11', { punches: [punch] }),
  dayOf('2026-03-10', { figures: { ...figures, state: 'late', late_minutes: 9, worked_minutes: 471 } }),
  dayOf('2026-03-09', { figures }),
];
const own: OwnAttendance = {
  now: '2026-03-11T04:00:00Z',
  zone,
  next: ['break_start', 'out'],
  since: punch,
  correctable: null,
  days,
};

it('shows worked days with their state, today so far, later days with their start', () => {
  const cells = ownWeek({ monday: '2026-03-09', days, today: '2026-03-11', zone, clock: ownClock(own, zone, at) });
  expect(
    cells.map(({ text, badge, note }) => [text, badge ? [badge.text, badge.amount].join(' ').trim() : note]),
  ).toEqual([
    ['8 h 02 min', 'Present'],
    ['7 h 51 min', 'Late 9 min'],
    ['3 h', 'Working'],
    ['9:00 AM', 'Scheduled'],
    ['–', 'Rest day'],
    ['–', 'Rest day'],
    ['–', 'Rest day'],
  ]);
  expect(cells.map(({ isToday }) => isToday).indexOf(true)).toBe(2);
});

it('warns about the first usual work day without a shift', () => {
  const week = [1, 2, 3, 4, 5];
  expect(unscheduledDay(days, '2026-03-11', week)).toBe('2026-03-13');
  expect(unscheduledDay([...days, dayOf('2026-03-13')], '2026-03-11', week)).toBe('2026-03-16');
  expect(unscheduledDay(days, '2026-03-11', [6, 7])).toBe('2026-03-14');
  expect(unscheduledDay(days, '2026-03-11', [])).toBeNull();
});
