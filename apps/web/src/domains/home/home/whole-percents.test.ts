import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

it('gives the rounding difference to the largest remainders', () => {
  expect(wholePercents({ active: 194, inactive: 11, separated: 35 })).toEqual({
    active: 81,
    inactive: 4,
    separated: 15,
  });
  expect(wholePercents({ one: 0, other: 0 })).toEqual({ one: 0, other: 0 });
});

it('always adds up to 100, and is never more than one off', () => {
  const counts = fc.record({ one: fc.nat(5000), other: fc.nat(5000), third: fc.integer({ min: 1, max: 5000 }) });
  fc.assert(
    fc.property(counts, (parts) => {
      const percents = wholePercents(parts);
      const whole = parts.one + parts.other + parts.third;
      const near = (['one', 'other', 'third'] as const).every(
        (name) => Math.abs(percents[name] - (parts[name] / whole) * 100) < 1,
      );
      return near && percents.one + percents.other + percents.third === 100;
    }),
  );
});
