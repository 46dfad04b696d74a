import { payNames } from '@muster/contract/domains/attendance/pay-names.ts';
import type { OwnTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { expect, it } from 'vitest';
import { ownPending } from './own-pending.ts';

const sheet = (gaps: Partial<OwnTimesheet>): OwnTimesheet => ({
  id: 1,
  version: 1,
  first_day: '2026-03-01',
  last_day: '2026-03-15',
  state: 'open',
  planned_days: 10,
  worked_days: 10,
  leave_days: 0,
  unpaid_leave_days: 0,
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

it('lists timesheets that wait for approval', () => {
  const sheets = [sheet({ id: 3, is_over: false }), sheet({ state: 'submitted' }), sheet({ id: 4, state: 'approved' })];
  expect(ownPending({ days: [], sheets, swaps: [] }).map(({ key }) => key)).toEqual(['timesheet 1']);
});
