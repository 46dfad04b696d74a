import fc from 'fast-check';
import { expect, it } from 'vitest';
import { correctedDay } from './corrected-day.rules.ts';
import { computeDay } from './day.rules.ts';
import { anyDay, type ClockedAt, dayOf, micros, punchesAt } from './day-facts.fixture.ts';
import { microsOf, minuteMicros } from './day-facts.ts';
import { createLocalClock } from './local-clock.ts';

const at = (clock: string) => Temporal.Instant.from(`2026-03-10T${clock}Z`);

it('counts the times of the correction in place of those that were clocked', () => {
  const lunch = { startsAfterMinutes: 240, minutes: 30, isPaid: false };
  const clocked = dayOf(punchesAt(['in', '01:30:00']), { breaks: [lunch] });
  const breaks = [{ start: at('05:00:00'), end: at('05:30:00') }];
  const corrected = correctedDay(clocked, { in: at('01:00:00'), out: at('09:00:00'), breaks }, 'Asia/Manila');
  const figures = computeDay(corrected, micros('2026-03-12T00:00:00Z'), createLocalClock())?.figures;
  expect(figures).toMatchObject({ state: 'present', worked_minutes: 450, unpaid_break_minutes: 30, late_minutes: 0 });
});

it('counts a presence after the corrected clock-out as it was clocked, with its own deadline', () => {
  const morning = { in: at('01:00:00'), out: at('04:00:00'), breaks: [] };
  const stateAfter = (...punches: readonly ClockedAt[]) => {
    const corrected = correctedDay(dayOf(punchesAt(...punches)), morning, 'Asia/Manila');
    const figures = computeDay(corrected, micros('2026-03-12T00:00:00Z'), createLocalClock())?.figures;
    return [figures?.state, figures?.worked_minutes];
  };
  const clocked = [
    ['in', '00:50:00'],
    ['out', '04:00:40'],
  ] as const;
  expect(stateAfter(...clocked, ['in', '05:00:00'], ['out', '09:00:00'])).toEqual(['undertime', 420]);
  expect(stateAfter(['in', '04:00:40'])).toEqual(['undertime', 180]);
  expect(stateAfter(...clocked, ['in', '05:00:00'])).toEqual(['conflict', 180]);
  // Four hours after the end of the shift is the latest.
  expect(stateAfter(...clocked, ['in', '05:00:00'], ['out', '13:01:00'])).toEqual(['conflict', 180]);
});

it('keeps only clocked times that follow a clock-in after the correction', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 900 }), (facts, length) => {
      const from = facts.punches[0]?.at ?? 0;
      const start = Temporal.Instant.fromEpochMilliseconds(Math.floor(from / 1000));
      const out = start.add({ minutes: length + 1 });
      const { punches, correctedUntil } = correctedDay(facts, { in: start, out, breaks: [] }, 'Asia/Manila');
      expect(correctedUntil).toBe(microsOf(out));
      const [first, ...rest] = punches.slice(2);
      expect(first?.kind ?? 'in').toBe('in');
      for (const { at: later } of first ? [first, ...rest] : [])
        expect(later).toBeGreaterThanOrEqual(microsOf(out) + minuteMicros);
    }),
  );
});
