import type { DayFigures, OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';

/** A shift in Sydney that is from 9:00 AM to 5:00 PM in Manila. */
export const dayOf = (work_date: string, gaps: Partial<OwnDay> = {}): OwnDay => ({
  work_date,
  shift: 'Sydney Day Shift',
  zone: 'Australia/Sydney',
  starts_at: `${work_date}T01:00:00Z`,
  ends_at: `${work_date}T09:00:00Z`,
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
});

export const absentFigures: DayFigures = {
  state: 'absent',
  planned_minutes: 480,
  part_leave_minutes: 0,
  worked_minutes: 0,
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
