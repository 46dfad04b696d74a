import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisStart, closeAxisStart } from './axis-start.ts';

it('begins at a tenth below every share, and never above 90%', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true }))), (shares) => {
      const start = axisStart(shares);
      for (const share of shares) expect(share ?? 1).toBeGreaterThanOrEqual(start - 1e-9);
      expect(start * 10).toBeCloseTo(Math.round(start * 10));
      expect(start).toBeLessThanOrEqual(0.9);
    }),
  );
});

it.each([
  [[], 0.8],
  [[0.95, null, 0.97], 0.8],
  [[0.85, 1], 0.8],
  [[0.8], 0.7],
  [[0], 0],
])('begins %j at %d', (shares, start) => {
  expect(axisStart(shares)).toBe(start);
});

it('begins closer for a page of its own', () => {
  expect(closeAxisStart([0.97, null, 0.953])).toBe(0.9);
  expect(closeAxisStart([0.88])).toBe(0.85);
  expect([closeAxisStart([0.9]), closeAxisStart([]), closeAxisStart([0])]).toEqual([0.85, 0.9, 0]);
});
