import { expect, it } from 'vitest';
import { dayShift, daysFrom } from './calendar-days.ts';

it('counts days across ends of months and years and clock changes', () => {
  expect(daysFrom('2026-12-30', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
});

it("knows the day on which a shift begins in the viewer's zone", () => {
  const night = { work_date: '2026-03-02', starts_at: '2026-03-02T14:00:00Z' };
  expect(dayShift(night, 'Asia/Manila')).toBe(0);
  const late = { ...night, starts_at: '2026-03-02T18:00:00Z' };
  expect(dayShift(late, 'Asia/Manila')).toBe(1);
});
