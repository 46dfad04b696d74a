import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeDay } from './day.rules.ts';
import { type DayFacts, type DayPlan, microsOf } from './day-facts.ts';
import { createLocalClock } from './local-clock.ts';
import { type NewPlan, replannedDays } from './replanned-days.rules.ts';

const at = (text: string) => microsOf(Temporal.Instant.from(text));
const clock = createLocalClock();
const now = at('2026-03-20T00:00:00Z');

const planOf = (from: string, to: string): DayPlan => ({
  status: 'scheduled',
  startsAt: at(from),
  endsAt: at(to),
  zone: 'UTC',
  breaks: [],
  overtime: {},
  graceMinutes: 0,
  rounding: null,
  meal: null,
});

function worked(workDate: string, firstId: number): DayFacts {
  const [from, to] = [`${workDate}T08:00:00Z`, `${workDate}T16:00:00Z`];
  const punches = [
    { id: firstId, kind: 'in' as const, at: at(from), zone: 'UTC' },
    { id: firstId + 1, kind: 'out' as const, at: at(to), zone: 'UTC' },
  ];
  return { workDate, plan: planOf(from, to), punches, correctedUntil: null, holidays: [] };
}

const newPlan = (plan: DayPlan | null, isRestday = false): NewPlan => ({ plan, isRestday });

const days = [worked('2026-03-02', 1), worked('2026-03-03', 3)];
const minutes = (facts: readonly DayFacts[]) =>
  facts.map((day) => computeDay(day, now, clock)?.figures.worked_minutes ?? null);

it('gives the minutes of each day under the new plan', () => {
  const plans = new Map([['2026-03-02', newPlan(planOf('2026-03-02T12:59:00Z', '2026-03-02T21:00:00Z'))]]);
  expect(minutes(replannedDays(days, plans, now))).toEqual([181, 480]);
  expect(minutes(replannedDays(days, new Map([['2026-03-02', newPlan(null)]]), now))).toEqual([480, 480]);
});

it('pays unplanned work as rest-day time where the new plan gives the day off', () => {
  const restday = (isRestday: boolean) =>
    replannedDays(days, new Map([['2026-03-02', newPlan(null, isRestday)]]), now).map(
      (day) => computeDay(day, now, clock)?.pay.restday,
    );
  expect([restday(true), restday(false)]).toEqual([
    [480, 0],
    [0, 0],
  ]);
});

it('moves punches to the work date whose shift they are for', () => {
  const plans = new Map([
    ['2026-03-02', newPlan(null)],
    ['2026-03-03', newPlan(planOf('2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z'))],
  ]);
  const moved = replannedDays(
    [days[0] ?? worked('2026-03-02', 1), { ...worked('2026-03-03', 3), punches: [] }],
    plans,
    now,
  );
  expect(moved.map(({ punches }) => punches.length)).toEqual([0, 2]);
});

it('never loses or invents a punch, and changes nothing without other plans', () => {
  expect(replannedDays(days, new Map(), now)).toEqual(days);
  const plan = fc
    .record({ start: fc.integer({ min: 0, max: 47 }), hours: fc.integer({ min: 1, max: 12 }) })
    .map(({ start, hours }) => {
      const from = Temporal.Instant.from('2026-03-02T00:00:00Z').add({ hours: start });
      return planOf(from.toString(), from.add({ hours }).toString());
    });
  fc.assert(
    fc.property(fc.option(plan), fc.option(plan), (first, second) => {
      const plans = new Map([
        ['2026-03-02', newPlan(first)],
        ['2026-03-03', newPlan(second)],
      ]);
      const ids = replannedDays(days, plans, now).flatMap(({ punches }) => punches.map(({ id }) => id));
      expect(ids.toSorted()).toEqual([1, 2, 3, 4]);
    }),
  );
});
