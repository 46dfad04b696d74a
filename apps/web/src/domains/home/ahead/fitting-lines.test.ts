import { expect, it } from 'vitest';
import { fittingLines } from './fitting-lines.ts';

it('counts the lines that fit whole, and takes those not drawn yet for lines of the usual height', () => {
  expect(fittingLines(250, [60, 61, 61])).toBe(4);
  expect(fittingLines(250, [60, 61, 61, 79])).toBe(3);
  expect(fittingLines(40, [])).toBe(1);
});
