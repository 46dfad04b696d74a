import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breaksWithin, type PlannedLength, shiftPartMinutes, workedMinutesOf } from './shift-parts.rules.ts';

const lunch = { startsAfterMinutes: 240, minutes: 60, isPaid: false };
const nineHours: PlannedLength = { minutes: 540, breaks: [lunch] };

it('splits a shift with a lunch in the middle before and after the lunch', () => {
  expect(workedMinutesOf(nineHours)).toBe(480);
  // The morning off: back after lunch. The afternoon off: gone before lunch.
  expect(shiftPartMinutes(nineHours, 240, 'start')).toBe(300);
  expect(shiftPartMinutes(nineHours, 240, 'end')).toBe(300);
});

it('splits by worked minutes where the lunch is not in the middle', () => {
  const early = { minutes: 540, breaks: [{ ...lunch, startsAfterMinutes: 120 }] };
  expect(shiftPartMinutes(early, 240, 'start')).toBe(300);
  expect(shiftPartMinutes(early, 240, 'end')).toBe(240);
  expect(shiftPartMinutes(early, 60, 'start')).toBe(60);
});

it('counts a paid break as work, and keeps what is left of it', () => {
  const paid = { startsAfterMinutes: 230, minutes: 20, isPaid: true };
  const shift = { minutes: 480, breaks: [paid] };
  expect(shiftPartMinutes(shift, 240, 'start')).toBe(240);
  expect(breaksWithin(shift.breaks, { from: 240, until: 480 })).toEqual([
    { ...paid, startsAfterMinutes: 0, minutes: 10 },
  ]);
  expect(breaksWithin([lunch], { from: 300, until: 540 })).toEqual([]);
});

const anyShift = fc
  .record({
    minutes: fc.integer({ min: 60, max: 1200 }),
    breaks: fc.array(
      fc.record({
        startsAfterMinutes: fc.integer({ min: 0, max: 1100 }),
        minutes: fc.integer({ min: 5, max: 90 }),
        isPaid: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  })
  .filter((shift) => workedMinutesOf(shift) > 0);

it('leaves exactly the other worked minutes, at either end and for any breaks', () => {
  fc.assert(
    fc.property(anyShift, fc.double({ min: 0, max: 1, noNaN: true }), (shift, share) => {
      const all = workedMinutesOf(shift);
      const worked = Math.floor(all * share);
      const start = shiftPartMinutes(shift, worked, 'start');
      const end = shiftPartMinutes(shift, all - worked, 'end');
      for (const [from, until, left] of [
        [start, shift.minutes, all - worked],
        [0, shift.minutes - end, worked],
      ] as const) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(until).toBeLessThanOrEqual(shift.minutes);
        expect(workedMinutesOf({ minutes: until - from, breaks: breaksWithin(shift.breaks, { from, until }) })).toBe(
          left,
        );
      }
      // The two parts never share a minute.
      expect(start + end).toBeGreaterThanOrEqual(shift.minutes);
    }),
  );
});
