import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyzeDay } from './day.rules.ts';
import { anyRuledDay, type ClockedAt, dayOf, micros, punchesAt } from './day-facts.fixture.ts';
import { type DayFacts, type DayPlan, minuteMicros, type RoundingRule } from './day-facts.ts';
import { createLocalClock } from './local-clock.ts';
import { followPunches } from './presence.rules.ts';
import { roundedPunches } from './rounding.rules.ts';

const clock = createLocalClock();
const later = micros('2026-12-31T00:00:00Z') + 400 * 24 * 60 * minuteMicros;
const analyzed = (facts: DayFacts) => analyzeDay(facts, later, clock);
const quarter = (direction: RoundingRule['direction']): RoundingRule => ({ minutes: 15, direction });

const worked = (direction: RoundingRule['direction'], ...punches: readonly ClockedAt[]) =>
  analyzed(dayOf(punchesAt(...punches), { rounding: quarter(direction) }))?.figures.worked_minutes;

it('pays from and until the step that the rule chooses', () => {
  const punches = [
    ['in', '01:04:00'],
    ['out', '08:50:00'],
  ] as const;
  expect(worked('nearest', ...punches)).toBe(465);
  expect(worked('employee', ...punches)).toBe(480);
  expect(worked('employer', ...punches)).toBe(450);
});

it('changes neither what was clocked nor lateness', () => {
  const day = analyzed(dayOf(punchesAt(['in', '01:04:00'], ['out', '09:00:00']), { rounding: quarter('nearest') }));
  expect(day).toMatchObject({
    firstIn: micros('2026-03-10T01:04:00Z'),
    figures: { late_minutes: 4, worked_minutes: 480 },
  });
});

it('leaves overtime, corrected times and days off as they are', () => {
  const overtime = {
    after: { minimumMinutes: 1, roundingMinutes: 1, needsApproval: false },
    restday: { minimumMinutes: 1, roundingMinutes: 1, needsApproval: false },
  };
  const punches = punchesAt(['in', '01:00:00'], ['out', '09:07:00']);
  const facts = dayOf(punches, { overtime, rounding: quarter('employee') });
  expect(analyzed(facts)?.figures).toMatchObject({ worked_minutes: 487, overtime_minutes: 7 });
  const restday = dayOf(punches, { overtime, rounding: quarter('employee'), status: 'restday' });
  expect(analyzed(restday)?.figures.worked_minutes).toBe(487);
  const corrected = {
    ...dayOf(punchesAt(['in', '01:04:00'], ['out', '09:00:00']), { rounding: quarter('employee') }),
    correctedUntil: Number.POSITIVE_INFINITY,
  };
  expect(analyzed(corrected)?.figures.worked_minutes).toBe(476);
});

it('counts no minute twice after an absence of less than a step', () => {
  const punches = [
    ['in', '01:00:00'],
    ['out', '04:02:00'],
    ['in', '04:05:00'],
    ['out', '09:00:00'],
  ] as const;
  expect(worked('employee', ...punches)).toBe(480);
});

it('rounds by the clock of the shift, also in zones with odd offsets', () => {
  const plan = { zone: 'Asia/Kathmandu', rounding: { minutes: 30, direction: 'employer' } } as const;
  // 6:45 to 14:45 in Kathmandu: the clock-in at 6:50 counts from 7:00.
  const day = analyzed(dayOf(punchesAt(['in', '01:05:00'], ['out', '09:00:00']), plan));
  expect(day?.roundings[0]?.counted).toBe(micros('2026-03-10T01:15:00Z'));
});

it('moves no punch by more than a step, and none past another', () => {
  fc.assert(
    fc.property(anyRuledDay, ({ plan, punches, workDate }) => {
      const clocked = followPunches(punches, () => Number.POSITIVE_INFINITY);
      const paid = roundedPunches(clocked, plan, { workDate, correctedUntil: null, clock });
      const step = (plan.rounding?.minutes ?? 0) * minuteMicros;
      expect(paid.map(({ id }) => id)).toEqual(clocked.map(({ id }) => id));
      paid.forEach(({ at, nextAt }, index) => {
        expect(Math.abs(at - (clocked[index]?.at ?? at))).toBeLessThanOrEqual(step);
        expect(nextAt ?? at).toBeGreaterThanOrEqual(at);
        if (isOutside(clocked[index]?.at ?? at, plan)) expect(isOutside(at, plan)).toBe(true);
      });
    }),
    { numRuns: 500 },
  );
});

const isOutside = (at: number, { startsAt, endsAt }: DayPlan) => at <= startsAt || at >= endsAt;

it('pays no more than the shift and its overtime', () => {
  fc.assert(
    fc.property(anyRuledDay, (facts) => {
      const day = analyzed(facts);
      const { plan } = facts;
      if (day === null || (plan.status !== 'scheduled' && plan.status !== 'swapped')) return;
      const { worked_minutes: minutes, overtime_minutes: overtime, night_minutes: night } = day.figures;
      expect(minutes - overtime).toBeLessThanOrEqual((plan.endsAt - plan.startsAt) / minuteMicros);
      expect(night).toBeLessThanOrEqual(minutes);
    }),
    { numRuns: 500 },
  );
});
