import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DayPlan } from '../attendance/day-facts.ts';
import { microsOf } from '../attendance/day-facts.ts';
import { createLocalClock } from '../attendance/local-clock.ts';
import { shiftInterval } from '../shifts/shift-time.rules.ts';
import { expectedDay } from './expected-day.rules.ts';

const clock = createLocalClock();
const manila = 'Asia/Manila';
const meal = { startsAfterMinutes: 240, minutes: 60, isPaid: false };

function planOf(workDate: string, zone: string, start = '09:00', minutes = 540, gaps: Partial<DayPlan> = {}): DayPlan {
  const { startsAt, endsAt } = shiftInterval({ start, minutes, zone }, workDate);
  const terms = { zone, breaks: [meal], overtime: {}, graceMinutes: 0, rounding: null, meal: null };
  return { status: 'scheduled', startsAt: microsOf(startsAt), endsAt: microsOf(endsAt), ...terms, ...gaps };
}
const expected = (workDate: string, plan: DayPlan | null, holidays: readonly string[] = []) =>
  expectedDay({ workDate, plan, holidays }, manila, clock);

it('counts nights and holidays where the person works, without unpaid breaks', () => {
  expect(expected('2026-03-10', planOf('2026-03-10', manila))).toEqual({
    kind: 'ordinary',
    work_minutes: 480,
    night_minutes: 0,
    holiday_minutes: 0,
  });
  // 9:00 to 18:00 in New York is 21:00 to 6:00 in Manila in summer, with the break from 1:00 to 2:00.
  expect(expected('2026-06-11', planOf('2026-06-11', 'America/New_York'), ['2026-06-12'])).toEqual({
    kind: 'holiday',
    work_minutes: 480,
    night_minutes: 420,
    holiday_minutes: 300,
  });
});

it('follows the clocks: a night shift has an hour less or more when they change', () => {
  const night = (day: string) => expected(day, planOf(day, 'America/New_York', '22:00', 480, { breaks: [] }));
  expect(night('2026-03-07')?.work_minutes).toBe(420);
  expect(night('2026-03-08')?.work_minutes).toBe(480);
  expect(night('2026-10-31')?.work_minutes).toBe(540);
});

it('has no minutes on days off, and nothing without a plan', () => {
  for (const status of ['restday', 'holiday', 'on_leave'] as const)
    expect(expected('2026-03-10', planOf('2026-03-10', manila, '09:00', 540, { status }))).toEqual({
      kind: status,
      work_minutes: 0,
      night_minutes: 0,
      holiday_minutes: 0,
    });
  expect(expected('2026-03-10', null)).toBeNull();
});

it('never has more special minutes than minutes of work, nor more than planned', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/London', 'Australia/Sydney', manila);
  const starts = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
  const days = fc
    .integer({ min: 0, max: 364 })
    .map((add) => Temporal.PlainDate.from('2026-01-01').add({ days: add }).toString());
  fc.assert(
    fc.property(days, zones, starts, fc.integer({ min: 60, max: 960 }), (day, zone, start, minutes) => {
      const plan = planOf(day, zone, start, minutes);
      const found = expected(day, plan, [day]);
      expect(found?.work_minutes).toBeLessThanOrEqual((plan.endsAt - plan.startsAt) / 60_000_000);
      expect(found?.night_minutes).toBeLessThanOrEqual(found?.work_minutes ?? 0);
      expect(found?.holiday_minutes).toBeLessThanOrEqual(found?.work_minutes ?? 0);
    }),
  );
});
