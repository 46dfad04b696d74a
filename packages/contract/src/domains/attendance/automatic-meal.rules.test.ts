import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plannedMinutes } from './break.rules.ts';
import { wholeMinutes } from './counted-time.rules.ts';
import { analyzeDay } from './day.rules.ts';
import { anyRuledDay, type ClockedAt, dayOf, micros, ninePlan, punchesAt } from './day-facts.fixture.ts';
import { type DayFacts, type DayPlan, minuteMicros } from './day-facts.ts';
import { createLocalClock } from './local-clock.ts';

const clock = createLocalClock();
const later = micros('2026-12-31T00:00:00Z') + 400 * 24 * 60 * minuteMicros;
const analyzed = (facts: DayFacts) => analyzeDay(facts, later, clock);
const meal = { minutes: 60, afterMinutes: 300 };

function figures(punches: readonly ClockedAt[], plan: Partial<DayPlan> = {}) {
  const found = analyzed(dayOf(punchesAt(...punches), { meal, ...plan }))?.figures;
  return [found?.worked_minutes, found?.unpaid_break_minutes, found?.undertime_minutes];
}

it('deducts the meal once from a day without a break', () => {
  expect(
    figures([
      ['in', '01:00:00'],
      ['out', '09:00:00'],
    ]),
  ).toEqual([420, 60, 0]);
  expect(plannedMinutes({ ...ninePlan, meal })).toBe(420);
});

it('deducts nothing when a break of that length was clocked, paid or by clocking out', () => {
  const taken = [
    ['in', '01:00:00'],
    ['break_start', '04:00:00'],
    ['break_end', '05:00:00'],
    ['out', '09:00:00'],
  ] as const;
  expect(figures(taken)).toEqual([420, 60, 0]);
  expect(figures(taken, { breaks: [{ startsAfterMinutes: 180, minutes: 60, isPaid: true }] })).toEqual([480, 0, 0]);
  expect(
    figures([
      ['in', '01:00:00'],
      ['out', '04:00:00'],
      ['in', '05:00:00'],
      ['out', '09:00:00'],
    ]),
  ).toEqual([420, 0, 0]);
});

it('deducts the rest of a shorter unpaid break', () => {
  const taken = [
    ['in', '01:00:00'],
    ['break_start', '04:00:00'],
    ['break_end', '04:20:00'],
    ['out', '09:00:00'],
  ] as const;
  expect(figures(taken)).toEqual([420, 60, 0]);
});

it('deducts only what was worked after the first hours', () => {
  expect(
    figures([
      ['in', '01:00:00'],
      ['out', '06:00:00'],
    ])[0],
  ).toBe(300);
  expect(
    figures([
      ['in', '01:00:00'],
      ['out', '06:10:00'],
    ])[0],
  ).toBe(300);
  expect(
    figures([
      ['in', '01:00:00'],
      ['out', '07:30:00'],
    ])[0],
  ).toBe(330);
});

it('counts time outside the shift neither as hours before the meal nor as the meal', () => {
  expect(
    figures([
      ['in', '00:00:00'],
      ['out', '06:00:00'],
    ])[0],
  ).toBe(300);
  expect(
    figures([
      ['in', '00:00:00'],
      ['out', '06:10:00'],
    ])[0],
  ).toBe(300);
});

it('deducts it from the night that it falls into', () => {
  const plan = { startsAt: micros('2026-03-10T13:00:00Z'), endsAt: micros('2026-03-10T21:00:00Z') };
  const day = analyzed(dayOf(punchesAt(['in', '13:00:00'], ['out', '21:00:00']), { ...plan, meal }));
  expect(day?.figures).toMatchObject({ worked_minutes: 420, night_minutes: 360 });
});

it('never deducts more than the meal, and nothing after a real one', () => {
  fc.assert(
    fc.property(anyRuledDay, (facts) => {
      const { plan } = facts;
      const day = analyzed(facts);
      const without = analyzed({ ...facts, plan: { ...plan, meal: null } });
      if (day === null || without === null) return;
      const deducted = day.meal.reduce((sum, { from, until }) => sum + until - from, 0);
      const length = (plan.meal?.minutes ?? 0) * minuteMicros;
      expect(deducted).toBeLessThanOrEqual(length);
      if (plan.meal !== null && day.breaks.some(({ from, until }) => until - from >= length)) expect(deducted).toBe(0);
      const lost = without.minutesWithin - day.minutesWithin;
      expect(lost).toBeGreaterThanOrEqual(wholeMinutes(deducted));
      expect(lost).toBeLessThanOrEqual(wholeMinutes(deducted) + 1);
      if (plan.meal !== null && deducted > 0) expect(day.minutesWithin).toBeGreaterThanOrEqual(plan.meal.afterMinutes);
      expect(day.figures.late_minutes).toBe(without.figures.late_minutes);
    }),
    { numRuns: 500 },
  );
});
