import { expect, it } from 'vitest';
import { fittingCount } from './fitting-count.ts';

const widths = [100, 100, 100, 100];

it('shows all kinds that stand in one line, and keeps room for the menu of the others', () => {
  expect(fittingCount({ available: 438, all: 30, widths })).toBe(4);
  expect(fittingCount({ available: 437, all: 30, widths })).toBe(3);
  expect(fittingCount({ available: 425, all: 30, widths })).toBe(2);
  expect(fittingCount({ available: 100, all: 30, widths })).toBe(0);
});
