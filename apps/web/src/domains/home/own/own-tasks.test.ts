import { payNames } from '@muster/contract/domains/attendance/pay-names.ts';
import type { OwnTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { expect, it } from 'vitest';
import { dayOf } from './own-days.fixture.ts';
import { ownPending, ownTasks } from './own-tasks.ts';

const sheet = (gaps: Partial<OwnTimesheet>): OwnTimesheet => ({
  id: 1,
  version: 1,
  first_day: '2026-03-01',
  last_day: '2026-03-15',
  state: 'open',
  planned_days: 10,
  worked_days: 10,
  leave_days: 0,
  absent_days: 0,
  worked_minutes: 4780,
  late_minutes: 0,
  undertime_minutes: 0,
  overtime_minutes: 0,
  adjusted_minutes: 0,
  waiting_overtime_minutes: 0,
  pay_minutes: Object.fromEntries(payNames.map((name) => [name, 0])) as OwnTimesheet['pay_minutes'],
  blockers: [],
  locked: null,
  is_over: true,
  ...gaps,
});

const workedDay = {
  ...{ state: 'present' as const, planned_minutes: 480, part_leave_minutes: 0, worked_minutes: 480, settled: true },
  ...{ paid_break_minutes: 0, unpaid_break_minutes: 0, late_minutes: 0, undertime_minutes: 0, overtime_minutes: 0 },
  ...{ waiting_overtime_minutes: 0, night_minutes: 0, holiday_minutes: 0 },
};

it('asks for timesheets that are over and open, and says what has to be fixed first', () => {
  const sheets = [
    sheet({ id: 3, is_over: false }),
    sheet({ id: 2, blockers: [{ work_date: '2026-03-04', kind: 'conflict' }] }),
    sheet({ state: 'submitted' }),
  ];
  const tasks = ownTasks({ days: [], sheets, swaps: [], zone: 'Asia/Manila' });
  expect(tasks.map(({ key, text }) => [key, text])).toEqual([
    ['timesheet 2', '10 days · 79 h 40 min · 1 day to fix first'],
  ]);
  expect(ownPending({ days: [], sheets, swaps: [] }).map(({ key }) => key)).toEqual(['timesheet 1']);
});

it('asks to fix days that were worked on leave, without a correction in place', () => {
  const figures = { ...workedDay, state: 'worked_leave' as const };
  const days = [dayOf('2026-03-04', { figures }), dayOf('2026-03-05', { figures, locked: 'Locked.' })];
  const tasks = ownTasks({ days, sheets: [], swaps: [], zone: 'Asia/Manila' });
  expect(tasks.map(({ title, to }) => [title, to])).toEqual([['Fix Wed, Mar 4: worked on leave', '/my-timesheets']]);
});

it('lists requested corrections as pending, not as to do', () => {
  const days = [dayOf('2026-03-04', { correction: null })];
  expect(ownTasks({ days, sheets: [], swaps: [], zone: 'Asia/Manila' })).toEqual([]);
});
