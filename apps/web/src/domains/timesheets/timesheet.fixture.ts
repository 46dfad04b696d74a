import { payMinutesFrom } from '@muster/contract/domains/attendance/pay-minutes.ts';
import type {
  ListedTimesheet,
  OwnTimesheet,
  TimesheetDay,
  TimesheetDetails,
} from '@muster/contract/domains/timesheets/timesheet-answers.ts';

const totals = {
  planned_days: 10,
  worked_days: 9,
  leave_days: 1,
  unpaid_leave_days: 0,
  absent_days: 0,
  worked_minutes: 4_320,
  late_minutes: 12,
  undertime_minutes: 0,
  overtime_minutes: 90,
  waiting_overtime_minutes: 0,
  adjusted_minutes: 0,
  pay_minutes: payMinutesFrom([3_600, 630, 60, 30, 0, 0, 0, 0, 0, 0, 0, 0]),
};

const sheet = { id: 5, version: 2, first_day: '2026-03-01', last_day: '2026-03-15', state: 'submitted' as const };

export function ownSheetOf(gaps: Partial<OwnTimesheet> = {}): OwnTimesheet {
  return { ...sheet, ...totals, state: 'open', blockers: [], locked: null, is_over: true, ...gaps };
}

export function sheetRowOf(gaps: Partial<ListedTimesheet> = {}): ListedTimesheet {
  return {
    ...sheet,
    ...totals,
    employee: { id: 7, name: 'Ana Reyes', position: 'Bookkeeper' },
    client: 'Harbour Homes',
    teams: ['Front desk'],
    unsettled_days: 0,
    is_changed: false,
    abilities: { submit: false, approve: true, lock: false, reopen: true },
    ...gaps,
  };
}

export function sheetDayOf(gaps: Partial<TimesheetDay> = {}): TimesheetDay {
  return {
    work_date: '2026-03-02',
    state: 'present',
    shift: 'New York Night',
    zone: 'America/New_York',
    starts_at: '2026-03-02T14:00:00Z',
    ends_at: '2026-03-02T23:00:00Z',
    first_in: '2026-03-02T14:00:00Z',
    last_out: '2026-03-02T23:05:00Z',
    worked_minutes: 480,
    late_minutes: 0,
    undertime_minutes: 0,
    overtime_minutes: 0,
    waiting_overtime_minutes: 0,
    pay_minutes: payMinutesFrom([408, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ...gaps,
  };
}

export function sheetDetailsOf(gaps: Partial<TimesheetDetails> = {}): TimesheetDetails {
  return {
    ...sheetRowOf(),
    is_own: false,
    zone: 'Asia/Manila',
    days: [sheetDayOf({ state: 'late', first_in: '2026-03-02T14:12:00Z', worked_minutes: 468, late_minutes: 12 })],
    adjustments: [],
    blockers: [],
    approval: null,
    steps: [
      { id: 1, from_state: 'open', to_state: 'submitted', reason: null, by: 'Ana Reyes', at: '2026-03-16T01:00:00Z' },
    ],
    locked: null,
    is_over: true,
    ...gaps,
  };
}
