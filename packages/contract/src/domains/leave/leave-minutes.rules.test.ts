import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditsOf, leaveDaysText, minutesOfCredits } from './leave-minutes.rules.ts';

it('keeps every credit of two decimals through the minutes of the ledger', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (hundredths) => {
      expect(Number.isInteger(minutesOfCredits(hundredths))).toBe(true);
      expect(creditsOf(minutesOfCredits(hundredths))).toBe(hundredths);
    }),
  );
});

it('says days as people do', () => {
  expect([480, 3_120, -120, 0].map(leaveDaysText)).toEqual(['1 day', '6.5 days', '-0.25 days', '0 days']);
});
