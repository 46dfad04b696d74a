import { expect, it } from 'vitest';
import { adjustmentText, remarksOf } from './day-texts.ts';

const figures = {
  state: 'late' as const,
  planned_minutes: 480,
  part_leave_minutes: 0,
  worked_minutes: 500,
  paid_break_minutes: 0,
  unpaid_break_minutes: 60,
  late_minutes: 12,
  undertime_minutes: 0,
  overtime_minutes: 90,
  waiting_overtime_minutes: 0,
  night_minutes: 0,
  holiday_minutes: 0,
  settled: true,
};

it('describes what is unusual about a day, and nothing about an ordinary one', () => {
  expect(remarksOf(figures)).toBe('12 min late, 1 h 30 min overtime');
  expect(remarksOf({ ...figures, late_minutes: 0, holiday_minutes: 240 })).toBe(
    '1 h 30 min overtime, 4 h on a holiday',
  );
  expect(remarksOf({ ...figures, late_minutes: 0, overtime_minutes: 0, waiting_overtime_minutes: 60 })).toBe(
    '1 h overtime pending approval',
  );
  expect(remarksOf({ ...figures, late_minutes: 0, overtime_minutes: 0 })).toBe('');
});

it('says why nothing of a locked day is adjusted yet', () => {
  const day = { booked_on: '2026-04-01', reasons: [], worked_minutes: 0, waiting_overtime_minutes: 0 };
  const waiting = { ...day, is_settled: false };
  expect(adjustmentText({ ...waiting, is_leave_worked: false })).toMatch(/^A later punch has no clock-out\./);
  expect(adjustmentText({ ...waiting, is_leave_worked: true })).toMatch(/^Worked on leave\./);
});
