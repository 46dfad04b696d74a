import type {
  Correction,
  CorrectionRow,
  DayRow,
  OwnDay,
} from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { payMinutesFrom } from '@muster/contract/domains/attendance/pay-minutes.ts';

const figures = {
  state: 'present' as const,
  planned_minutes: 480,
  part_leave_minutes: 0,
  worked_minutes: 480,
  paid_break_minutes: 0,
  unpaid_break_minutes: 60,
  late_minutes: 0,
  undertime_minutes: 0,
  overtime_minutes: 0,
  waiting_overtime_minutes: 0,
  night_minutes: 360,
  holiday_minutes: 0,
  settled: true,
};

export function ownDayOf(gaps: Partial<OwnDay> = {}): OwnDay {
  return {
    work_date: '2026-03-02',
    shift: 'New York Night',
    zone: 'America/New_York',
    starts_at: '2026-03-02T14:00:00Z',
    ends_at: '2026-03-02T23:00:00Z',
    status: 'scheduled',
    punches: [],
    figures: null,
    explanation: null,
    proposal: null,
    correction: null,
    locked: null,
    adjustments: [],
    abilities: { correct: true },
    ...gaps,
  };
}

export function dayRowOf(gaps: Partial<DayRow> = {}): DayRow {
  return {
    ...figures,
    employee: { id: 7, name: 'Ana Reyes', position: 'Bookkeeper' },
    client: 'Harbour Homes',
    work_date: '2026-03-02',
    shift: 'New York Night',
    zone: 'America/New_York',
    place: null,
    starts_at: '2026-03-02T14:00:00Z',
    ends_at: '2026-03-02T23:00:00Z',
    first_in: '2026-03-02T13:58:00Z',
    last_out: '2026-03-02T23:02:00Z',
    pay_minutes: payMinutesFrom([120, 360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    locked: null,
    adjusted_minutes: 0,
    adjusted_pay_minutes: null,
    is_correction_pending: false,
    ...gaps,
  };
}

export const waitingCorrection: Correction = {
  id: 4,
  version: 1,
  work_date: '2026-03-02',
  counts: 'times',
  in: '2026-03-02T14:00:00Z',
  out: '2026-03-02T23:00:00Z',
  breaks: [{ start: '2026-03-02T18:00:00Z', end: '2026-03-02T19:00:00Z' }],
  reason: 'I forgot to clock out.',
  evidence: null,
  state: 'requested',
  created_at: '2026-03-03T01:00:00Z',
  decided_by: null,
  decided_at: null,
  note: null,
  entered_by: null,
};

export const correctionRow: CorrectionRow = {
  ...waitingCorrection,
  employee: { id: 7, name: 'Ana Reyes', position: 'Bookkeeper' },
  client: 'Harbour Homes',
  zone: 'Asia/Manila',
  shift: 'New York Night',
  starts_at: '2026-03-02T14:00:00Z',
  ends_at: '2026-03-02T23:00:00Z',
  clocked_in: '2026-03-02T14:05:00Z',
  clocked_out: null,
  outcome: {
    figures: { ...figures, state: 'late', late_minutes: 5, worked_minutes: 475 },
    explanation: { sentences: ['5 min late: in at 9:05 AM for 9:00 AM.'] },
  },
  approval: {
    state: 'pending',
    round: 1,
    opened_at: '2026-03-03T01:00:00Z',
    closed_at: null,
    may_decide: true,
    steps: [
      {
        position: 1,
        name: 'Team lead or HR',
        is_client: false,
        rule: 'anyone',
        state: 'current',
        decisions: [],
        since: '2026-03-03T01:00:00Z',
        missing: 1,
        next: ['Grace Tan'],
      },
    ],
    traces: [],
  },
  abilities: { decide: true, withdraw: false },
};

export const overtimeRow: OvertimeRow = {
  id: 9,
  version: 1,
  employee: { id: 7, name: 'Ana Reyes', position: 'Bookkeeper' },
  client: 'Harbour Homes',
  work_date: '2026-03-02',
  shift: 'New York Night',
  zone: 'America/New_York',
  starts_at: '2026-03-02T14:00:00Z',
  ends_at: '2026-03-02T23:00:00Z',
  first_in: '2026-03-02T14:00:00Z',
  last_out: '2026-03-03T00:31:00Z',
  occasion: 'after',
  minutes: 90,
  approved_minutes: 60,
  state: 'requested',
  created_at: '2026-03-03T00:31:00Z',
  decided_by: null,
  decided_at: null,
  note: null,
  approval: correctionRow.approval,
  abilities: { decide: true },
};
