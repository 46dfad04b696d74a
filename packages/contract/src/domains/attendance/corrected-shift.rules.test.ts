import fc from 'fast-check';
import { expect, it } from 'vitest';
import { otherShiftMeant, otherShiftText } from './corrected-shift.rules.ts';
import { micros } from './day-facts.fixture.ts';

/** From 22:00 to 06:00 in New York: from 11:00 to 19:00 of the next day in Manila. */
const nights = [2, 3, 4].map((day) => ({
  workDate: `2026-03-0${day}`,
  startsAt: micros(`2026-03-0${day + 1}T03:00:00Z`),
  endsAt: micros(`2026-03-0${day + 1}T11:00:00Z`),
}));
const at = (text: string) => Temporal.Instant.from(text);
const meant = (workDate: string, from: string, out: string) =>
  otherShiftMeant({ in: at(from), out: at(out) }, workDate, nights);

it('finds the night that the hours of a date in Manila belong to', () => {
  expect(meant('2026-03-03', '2026-03-03T03:00:00Z', '2026-03-03T11:00:00Z')).toBe('2026-03-02');
  expect(meant('2026-03-03', '2026-03-03T06:00:00Z', '2026-03-03T09:00:00Z')).toBe('2026-03-02');
  expect(meant('2026-03-02', '2026-03-03T03:00:00Z', '2026-03-03T11:00:00Z')).toBeNull();
  expect(otherShiftText('2026-03-02')).toBe('These are the hours of the shift on Mar 02, 2026. Correct that day.');
});

it('leaves hours that no shift has, and those that touch the shift of the day', () => {
  expect(meant('2026-03-03', '2026-03-03T12:00:00Z', '2026-03-03T20:00:00Z')).toBeNull();
  expect(meant('2026-03-03', '2026-03-03T08:00:00Z', '2026-03-04T03:30:00Z')).toBeNull();
  expect(meant('2026-03-01', '2026-03-02T14:00:00Z', '2026-03-03T04:00:00Z')).toBeNull();
});

it('always accepts the times of the shift that it names', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 1200 }), (start, length) => {
      const from = at('2026-03-03T00:00:00Z').add({ minutes: start });
      const times = { in: from, out: from.add({ minutes: length }) };
      const named = otherShiftMeant(times, '2026-03-03', nights);
      expect(named).not.toBe('2026-03-03');
      if (named !== null) expect(otherShiftMeant(times, named, nights)).toBeNull();
    }),
  );
});
