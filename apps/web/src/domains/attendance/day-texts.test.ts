import { expect, it } from 'vitest';
import { clockText, localTimeOf, remarksOf } from './day-texts.ts';

const figures = {
  state: 'late' as const,
  planned_minutes: 480,
  worked_minutes: 500,
  paid_break_minutes: 0,
  unpaid_break_minutes: 60,
  late_minutes: 12,
  undertime_minutes: 0,
  overtime_minutes: 90,
  night_minutes: 0,
  settled: true,
};

it('says what is remarkable about a day, and nothing of an ordinary one', () => {
  expect(remarksOf(figures)).toBe('12 min late, 1 h 30 min overtime');
  expect(remarksOf({ ...figures, late_minutes: 0, overtime_minutes: 0 })).toBe('');
});

it('shows instants on the clock of a zone', () => {
  expect(clockText('2026-03-02T14:12:30Z', 'Asia/Manila')).toBe('10:12 PM');
  expect(clockText(null, 'Asia/Manila')).toBeNull();
  expect(localTimeOf('2026-03-08T06:59:00Z', 'America/New_York')).toBe('2026-03-08T01:59');
  expect(localTimeOf('2026-03-08T07:00:00Z', 'America/New_York')).toBe('2026-03-08T03:00');
  expect(localTimeOf('2026-03-02T16:00:00Z', 'Asia/Manila')).toBe('2026-03-03T00:00');
});
