import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../plain-day.ts';
import { availableMinutes } from './leave-days.rules.ts';
import { forecastSteps, renewalAfter } from './leave-forecast.rules.ts';
import type { TypeSpan } from './leave-policy-spans.rules.ts';

const entry = (effective_on: string, minutes: number) => ({ effective_on, minutes });

it('steps on the days on which the balance changes', () => {
  const entries = [
    entry('2026-01-01', 2400),
    entry('2026-12-01', 600),
    entry('2026-12-23', -480),
    entry('2026-12-24', -480),
    entry('2026-12-24', 480),
    entry('2027-01-01', 4800),
  ];
  expect(forecastSteps(entries, '2026-11-19', '2026-12-31')).toEqual([
    { day: '2026-11-19', minutes: 2400 },
    { day: '2026-12-01', minutes: 3000 },
    { day: '2026-12-23', minutes: 2520 },
  ]);
});

const base = '2026-01-01';
const entries = fc.array(
  fc.record({
    effective_on: fc.nat(60).map((days) => addDays(base, days)),
    minutes: fc.integer({ min: -960, max: 960 }),
  }),
);

it('ends with the sum of all entries, and its lowest step is what can be taken', () => {
  fc.assert(
    fc.property(entries, fc.nat(60), (all, days) => {
      const first = addDays(base, days);
      const steps = forecastSteps(all, first, addDays(base, 60));
      expect(steps.at(-1)?.minutes).toBe(all.reduce((sum, { minutes }) => sum + minutes, 0));
      expect(Math.min(...steps.map(({ minutes }) => minutes))).toBe(availableMinutes(all, first));
      expect(steps.map(({ day }) => day)).toEqual([...new Set(steps.map(({ day }) => day))].toSorted());
    }),
  );
});

const span = (line: Partial<TypeSpan['line']>, days: Partial<TypeSpan> = {}): TypeSpan => ({
  line: {
    leave_type_id: 1,
    accrual: 'monthly',
    yearly_minutes: 7200,
    prorates_joining: true,
    prorates_leaving: true,
    rounding: 'minute',
    cap_minutes: null,
    carry_minutes: 2400,
    carry_months: null,
    waiting_months: 0,
    steps: [],
    negative_minutes: 0,
    ...line,
  },
  from: '2024-03-10',
  until: '9999-12-31',
  started: '2024-03-10',
  ended: null,
  ...days,
});

it('renews a policy on January 1 or on the work anniversary, whichever comes first', () => {
  expect(renewalAfter([span({})], '2026-11-23')).toEqual({ day: '2027-01-01', carry_minutes: 2400 });
  const both = [span({}), span({ accrual: 'anniversary', carry_minutes: 0 })];
  expect(renewalAfter(both, '2026-02-28')).toEqual({ day: '2026-03-10', carry_minutes: 0 });
  expect(renewalAfter(both, '2026-03-10')).toEqual({ day: '2027-01-01', carry_minutes: 2400 });
});

it('has no renewal without a line that counts on the day', () => {
  expect(renewalAfter([], '2026-11-23')).toBeNull();
  expect(renewalAfter([span({}, { until: '2026-06-30' })], '2026-11-23')).toBeNull();
});
