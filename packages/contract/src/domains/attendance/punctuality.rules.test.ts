import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TakenBreak } from './break.rules.ts';
import { analyzeDay } from './day.rules.ts';
import { anyDay, anyRuledDay, type ClockedAt, dayOf, micros, ninePlan, punchesAt } from './day-facts.fixture.ts';
import { type DayFacts, type DayPlan, minuteMicros } from './day-facts.ts';
import { createLocalClock } from './local-clock.ts';

const later = micros('2026-12-31T00:00:00Z') + 400 * 24 * 60 * minuteMicros;
const clock = createLocalClock();
const analyzed = (facts: DayFacts) => analyzeDay(facts, later, clock);

function figuresOf(punches: readonly ClockedAt[], plan: Partial<DayPlan> = {}) {
  const figures = analyzed(dayOf(punchesAt(...punches), plan))?.figures;
  return [figures?.state, figures?.late_minutes, figures?.undertime_minutes];
}

const day = (from: string, until: string) =>
  figuresOf([
    ['in', from],
    ['out', until],
  ]);

it('counts the first minute late when it is over, and no more than the shift', () => {
  const late = (from: string) => day(from, '11:00:00')[1];
  expect(['00:50:00', '01:00:59', '01:01:00', '01:07:59', '10:00:00'].map(late)).toEqual([0, 0, 1, 7, 480]);
});

it('counts undertime in the same way at the end', () => {
  const early = (until: string) => day('00:10:00', until)[2];
  expect(['09:30:00', '08:59:01', '08:59:00', '08:30:00', '00:30:00'].map(early)).toEqual([0, 0, 1, 30, 480]);
});

it('ignores lateness within the grace, and counts all of it after the grace', () => {
  const late = (from: string) => {
    const punches: readonly ClockedAt[] = [
      ['in', from],
      ['out', '11:00:00'],
    ];
    return figuresOf(punches, { graceMinutes: 5 }).slice(0, 2);
  };
  expect(['01:04:00', '01:05:59', '01:06:00'].map(late)).toEqual([
    ['present', 0],
    ['present', 0],
    ['late', 6],
  ]);
});

it('changes nothing but lateness within the grace', () => {
  fc.assert(
    fc.property(anyRuledDay, (facts) => {
      const found = analyzed(facts);
      const strict = analyzed({ ...facts, plan: { ...facts.plan, graceMinutes: 0 } });
      if (found === null || strict === null) return;
      const { late_minutes: late, ...rest } = found.figures;
      const { late_minutes: afterStart, ...strictRest } = strict.figures;
      if (afterStart > facts.plan.graceMinutes) expect(late).toBe(afterStart);
      expect([0, afterStart]).toContain(late);
      if (late === 0 && afterStart > 0) expect(afterStart).toBeLessThanOrEqual(facts.plan.graceMinutes);
      expect({ ...rest, state: null }).toEqual({ ...strictRest, state: null });
    }),
    { numRuns: 500 },
  );
});

const unpaidHour = { breaks: [{ startsAfterMinutes: 180, minutes: 60, isPaid: false }] };

it('counts the time away between two presences', () => {
  const brief = punchesBrief('01:00:00', '01:10:00', '08:50:00', '09:00:00');
  expect(figuresOf(brief)).toEqual(['undertime', 0, 460]);
  expect(figuresOf(brief, unpaidHour)).toEqual(['undertime', 0, 400]);
  expect(figuresOf(punchesBrief('00:00:00', '00:30:00', '02:00:00', '09:00:00'))).toEqual(['late', 60, 0]);
  expect(figuresOf(punchesBrief('00:00:00', '00:30:00', '09:30:00', '10:00:00'))).toEqual(['undertime', 0, 480]);
});

it('accepts an unpaid break that was taken by clocking out, once', () => {
  expect(figuresOf(punchesBrief('01:00:00', '04:00:00', '05:00:00', '09:00:00'), unpaidHour)).toEqual([
    'present',
    0,
    0,
  ]);
  const clockedToo = figuresOf(
    [
      ['in', '01:00:00'],
      ['break_start', '03:00:00'],
      ['break_end', '03:40:00'],
      ['out', '05:00:00'],
      ['in', '06:00:00'],
      ['out', '09:00:00'],
    ],
    unpaidHour,
  );
  expect(clockedToo).toEqual(['undertime', 0, 40]);
});

const breakBetween = (from: string, until: string): readonly ClockedAt[] => [
  ['in', '01:00:00'],
  ['break_start', from],
  ['break_end', until],
  ['out', '09:00:00'],
];

it("counts unpaid break time in excess of the shift's breaks", () => {
  expect(figuresOf(breakBetween('01:10:00', '08:50:00'))).toEqual(['undertime', 0, 460]);
  expect(figuresOf(breakBetween('04:00:00', '05:00:59'), unpaidHour)).toEqual(['present', 0, 0]);
  expect(figuresOf(breakBetween('04:00:00', '05:10:00'), unpaidHour)).toEqual(['undertime', 0, 10]);
  const paid = { breaks: [{ startsAfterMinutes: 180, minutes: 15, isPaid: true }] };
  expect(figuresOf(breakBetween('04:00:00', '04:15:00'), paid)).toEqual(['present', 0, 0]);
  expect(figuresOf(breakBetween('04:00:00', '04:25:00'), paid)).toEqual(['undertime', 0, 10]);
  const meal = { meal: { minutes: 60, afterMinutes: 300 } };
  expect(figuresOf(breakBetween('04:00:00', '05:00:00'), meal)).toEqual(['present', 0, 0]);
  expect(figuresOf(breakBetween('04:00:00', '05:20:00'), meal)).toEqual(['undertime', 0, 20]);
});

it('counts a break without an end until the clock-out', () => {
  const punches: readonly ClockedAt[] = [
    ['in', '01:00:00'],
    ['break_start', '02:00:00'],
    ['out', '09:00:00'],
  ];
  expect(figuresOf(punches)).toEqual(['undertime', 0, 420]);
  expect(figuresOf(punches, unpaidHour)).toEqual(['undertime', 0, 360]);
});

it('is neither late nor early on a day off', () => {
  for (const status of ['holiday', 'restday', 'on_leave'] as const)
    expect(
      figuresOf(
        [
          ['in', '03:00:00'],
          ['out', '04:00:00'],
        ],
        { ...ninePlan, status },
      ),
    ).toEqual([status === 'on_leave' ? 'worked_leave' : status, 0, 0]);
});

it('accounts for every minute of a shift: present, late, undertime or an unpaid break', () => {
  fc.assert(
    fc.property(anyDay, (facts) => {
      const found = analyzed(facts);
      const { plan } = facts;
      if (found === null || plan === null || found.figures.state === 'conflict') return;
      if (facts.punches.length === 0 || (plan.status !== 'scheduled' && plan.status !== 'swapped')) return;
      const { late_minutes: late, undertime_minutes: undertime } = found.figures;
      const excused = found.punctuality.breakMinutes;
      const present = presentMinutes(facts.punches, plan) - overlongMinutes(found.breaks, plan);
      const accounted = late + undertime + excused + present;
      // Each of the three figures is rounded down.
      expect((plan.endsAt - plan.startsAt) / minuteMicros - accounted).toBeGreaterThanOrEqual(-0.001);
      expect((plan.endsAt - plan.startsAt) / minuteMicros - accounted).toBeLessThan(3);
    }),
    { numRuns: 500 },
  );
});

/** In the shift, from each clock-in to its clock-out: counted punch by punch. */
function presentMinutes(punches: DayFacts['punches'], { startsAt, endsAt }: DayPlan): number {
  let [sum, since]: [number, number | null] = [0, null];
  for (const { kind, at } of punches.toSorted((one, other) => one.at - other.at)) {
    if (kind === 'in') since = at;
    if (kind !== 'out' || since === null) continue;
    sum += Math.max(0, Math.min(at, endsAt) - Math.max(since, startsAt));
    since = null;
  }
  return sum / minuteMicros;
}

/** Unpaid minutes of breaks in excess of the shift's. */
function overlongMinutes(breaks: readonly TakenBreak[], { startsAt, endsAt, breaks: rules }: DayPlan): number {
  const unpaid = breaks.map(({ paidUntil, until }) => Math.min(until, endsAt) - Math.max(paidUntil, startsAt));
  const taken = unpaid.reduce((sum, each) => sum + Math.max(0, each), 0) / minuteMicros;
  return Math.max(0, taken - rules.reduce((sum, { isPaid, minutes }) => (isPaid ? sum : sum + minutes), 0));
}

function punchesBrief(one: string, two: string, three: string, four: string): readonly ClockedAt[] {
  return [
    ['in', one],
    ['out', two],
    ['in', three],
    ['out', four],
  ];
}
