import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeDay, computeDay } from './day.rules.ts';
import { anyDay, dayOf, micros, punchesAt } from './day-facts.fixture.ts';
import { minuteMicros } from './day-facts.ts';
import { createLocalClock } from './local-clock.ts';

const clock = createLocalClock();
const later = micros('2026-12-31T00:00:00Z') + 400 * 24 * 60 * minuteMicros;
const figuresOf = (facts: Parameters<typeof computeDay>[0], now = later) => computeDay(facts, now, clock)?.figures;

describe('computeDay', () => {
  it('counts a day from shift, punches, breaks and overtime rules', () => {
    const facts = dayOf(
      punchesAt(['in', '01:07:30'], ['break_start', '05:00:00'], ['break_end', '05:50:00'], ['out', '09:52:00']),
      {
        breaks: [{ startsAfterMinutes: 240, minutes: 30, isPaid: true }],
        overtime: { after: { minimumMinutes: 30, roundingMinutes: 15, needsApproval: false } },
      },
    );
    expect(figuresOf(facts)).toEqual({
      state: 'late',
      planned_minutes: 480,
      part_leave_minutes: 0,
      worked_minutes: 452 + 45,
      paid_break_minutes: 30,
      unpaid_break_minutes: 20,
      late_minutes: 7,
      undertime_minutes: 20,
      overtime_minutes: 45,
      waiting_overtime_minutes: 0,
      night_minutes: 0,
      holiday_minutes: 0,
      settled: true,
    });
  });

  it('has no result for a future day, and settles the day when it is over', () => {
    expect(figuresOf(dayOf([]), micros('2026-03-10T08:59:59Z'))).toBeUndefined();
    expect(figuresOf(dayOf([]), micros('2026-03-10T09:00:00Z'))).toMatchObject({ state: 'absent', settled: true });
    expect(figuresOf(dayOf([], { status: 'on_leave' }), micros('2026-03-10T01:00:00Z'))).toMatchObject({
      state: 'on_leave',
      planned_minutes: 0,
    });
  });

  it('leaves a day open until the clock-out counts as forgotten', () => {
    const facts = dayOf(punchesAt(['in', '01:00:00']));
    expect(figuresOf(facts, micros('2026-03-10T13:00:00Z'))).toMatchObject({ state: 'present', settled: false });
    expect(figuresOf(facts, micros('2026-03-10T13:00:01Z'))).toMatchObject({ state: 'conflict', settled: true });
    const unplanned = dayOf(punchesAt(['in', '01:00:00']), null);
    expect(figuresOf(unplanned, micros('2026-03-10T21:00:00Z'))).toMatchObject({ state: 'unplanned', settled: false });
    expect(figuresOf(unplanned, micros('2026-03-10T21:00:01Z'))).toMatchObject({ state: 'conflict', settled: true });
  });
});

describe('every day', () => {
  const check = (property: (facts: Parameters<typeof computeDay>[0]) => void) =>
    fc.assert(fc.property(anyDay, property), { numRuns: 500 });

  it('has the same figures in whatever order its punches arrive', () => {
    check((facts) => {
      const reversed = { ...facts, punches: facts.punches.toReversed() };
      expect(computeDay(reversed, later, clock)?.figures).toEqual(computeDay(facts, later, clock)?.figures);
    });
  });

  it('counts no minute twice: work and unpaid breaks never exceed the time between in and out', () => {
    check((facts) => {
      const day = analyzeDay(facts, later, clock);
      if (day === null) return;
      const { worked_minutes: worked, unpaid_break_minutes: unpaid } = day.figures;
      expect((worked + unpaid) * minuteMicros).toBeLessThanOrEqual(presentMicros(facts.punches));
    });
  });

  it('is worked within the shift plus the overtime granted, and night and holiday are parts of it', () => {
    check((facts) => {
      const day = analyzeDay(facts, later, clock);
      if (day === null) return;
      const { figures, minutesWithin, overtime, plan } = day;
      const isWorkingDay = plan?.status === 'scheduled' || plan?.status === 'swapped';
      const withheld = overtime.reduce((sum, each) => sum + each.grantedMinutes - each.countedMinutes, 0);
      expect(figures.worked_minutes).toBe(minutesWithin + (isWorkingDay ? figures.overtime_minutes : -withheld));
      for (const part of [figures.overtime_minutes, figures.night_minutes, figures.holiday_minutes]) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(figures.worked_minutes);
      }
      expect(figures.night_minutes).toBeLessThanOrEqual(presentMicros(facts.punches) / minuteMicros);
    });
  });

  it('splits the minutes worked so that the parts add up to them, none negative', () => {
    check((facts) => {
      const day = computeDay(facts, later, clock);
      if (day === null) return;
      const parts = Object.values(day.pay);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      expect(parts.reduce((sum, minutes) => sum + minutes, 0)).toBe(day.figures.worked_minutes);
    });
  });

  it('counts overtime that needs approval up to the approved minutes, and the rest as waiting until it is decided', () => {
    check((facts) => {
      for (const each of analyzeDay(facts, later, clock)?.overtime ?? []) {
        const { approvedMinutes = 0, decidedMinutes = 0 } = facts.overtimeDecisions?.[each.occasion] ?? {};
        const isFree = each.rule !== null && !each.rule.needsApproval;
        expect(each.countedMinutes).toBe(isFree ? each.grantedMinutes : Math.min(each.grantedMinutes, approvedMinutes));
        const isDecided = isFree || each.grantedMinutes <= decidedMinutes;
        expect(each.waitingMinutes).toBe(isDecided ? 0 : each.grantedMinutes - each.countedMinutes);
      }
    });
  });

  it('counts night minutes by the local clock, also when the clocks change', () => {
    check((facts) => {
      if (facts.plan === null) return;
      const { startsAt, endsAt } = facts.plan;
      const zone = facts.punches[0]?.zone ?? facts.plan.zone;
      const wholeShift = [
        { id: 1, kind: 'in' as const, at: startsAt, zone },
        { id: 2, kind: 'out' as const, at: endsAt, zone },
      ];
      const plan = { ...facts.plan, overtime: {} };
      const day = computeDay({ ...facts, plan, punches: wholeShift }, later, clock);
      expect(day?.figures.night_minutes).toBe(nightMinutes(startsAt, endsAt, zone));
      expect(day?.place ?? facts.plan.zone).toBe(zone);
    });
  });
});

/** From each clock-in to its clock-out. */
function presentMicros(punches: readonly { readonly kind: string; readonly at: number }[]): number {
  let [sum, since]: [number, number | null] = [0, null];
  for (const { kind, at } of punches.toSorted((one, other) => one.at - other.at)) {
    if (kind === 'in') since = at;
    if (kind === 'out' && since !== null) [sum, since] = [sum + at - since, null];
  }
  return sum;
}

/** Minutes between 22:00 and 06:00, counted one by one. */
function nightMinutes(from: number, until: number, zone: string): number {
  let count = 0;
  for (let at = from; at < until; at += minuteMicros) {
    const { hour } = Temporal.Instant.fromEpochMilliseconds(at / 1000).toZonedDateTimeISO(zone);
    if (hour >= 22 || hour < 6) count += 1;
  }
  return count;
}
