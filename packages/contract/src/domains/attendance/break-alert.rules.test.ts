import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakAlert } from './break-alert.rules.ts';
import { anyDay, type ClockedAt, dayOf, micros, punchesAt } from './day-facts.fixture.ts';
import { minuteMicros } from './day-facts.ts';

const breaks = [
  { startsAfterMinutes: 120, minutes: 15, isPaid: true },
  { startsAfterMinutes: 240, minutes: 60, isPaid: false },
];
const alertAt = (clock: string, ...punches: readonly ClockedAt[]) =>
  breakAlert(dayOf(punchesAt(...punches), { breaks }), micros(`2026-03-10T${clock}Z`))?.kind ?? null;

it('alerts about a break that is five minutes longer than the planned one', () => {
  const lunch = [
    ['in', '01:00:00'],
    ['break_start', '05:00:00'],
  ] as const;
  expect(alertAt('06:04:59', ...lunch)).toBeNull();
  expect(alertAt('06:05:00', ...lunch)).toBe('overrun');
  expect(alertAt('06:10:00', ...lunch, ['break_end', '06:09:00'])).toBeNull();
  expect(alertAt('03:20:00', ['in', '01:00:00'], ['break_start', '03:00:00'])).toBe('overrun');
});

it('alerts about a longest break that was not taken an hour after its end', () => {
  expect(alertAt('06:59:59', ['in', '01:00:00'])).toBeNull();
  expect(alertAt('07:00:00', ['in', '01:00:00'])).toBe('missing');
  expect(alertAt('07:00:00', ['in', '05:30:00'])).toBeNull();
  expect(alertAt('07:00:00', ['in', '01:00:00'], ['out', '04:00:00'], ['in', '05:00:00'])).toBeNull();
  expect(alertAt('09:00:00', ['in', '01:00:00'])).toBeNull();
});

it('alerts about nothing on days off and without a plan', () => {
  const punches = punchesAt(['in', '01:00:00']);
  const now = micros('2026-03-10T08:00:00Z');
  expect(breakAlert(dayOf(punches, null), now)).toBeNull();
  expect(breakAlert(dayOf(punches, { breaks, status: 'restday' }), now)).toBeNull();
});

it('never takes back an alert while nothing is clocked and the shift runs', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 960 }), fc.integer({ min: 0, max: 960 }), (facts, one, other) => {
      const { plan } = facts;
      const last = Math.max(...facts.punches.map(({ at }) => at));
      if (plan === null || facts.punches.length === 0) return;
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map(
        (minutes) => last + minutes * minuteMicros,
      );
      if (early === undefined || late === undefined || late >= plan.endsAt) return;
      const first = breakAlert(facts, early);
      if (first !== null) expect(breakAlert(facts, late)).toEqual(first);
    }),
    { numRuns: 300 },
  );
});
