import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visibleRows, windowsOf } from './visible-rows.ts';

const seen = { top: 0, height: 660, rowHeight: 44, total: 5000 };

it('draws what is visible and a few rows around it', () => {
  expect(visibleRows(seen)).toEqual({ first: 0, last: 31 });
  expect(visibleRows({ ...seen, top: 44_000 })).toEqual({ first: 992, last: 1023 });
  expect(visibleRows({ ...seen, top: 44 * 5000 })).toEqual({ first: 4992, last: 4999 });
  expect(visibleRows({ ...seen, total: 3 })).toEqual({ first: 0, last: 2 });
  expect(visibleRows({ ...seen, total: 0 }).last).toBe(-1);
});

it('draws some rows before anything is measured', () => {
  expect(visibleRows({ ...seen, height: 0 })).toEqual({ first: 0, last: 16 });
});

it('draws every visible row, and never more than a screen with its margin', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300_000 }),
      fc.integer({ min: 44, max: 2000 }),
      fc.nat(6000),
      (top, height, total) => {
        const { first, last } = visibleRows({ top, height, rowHeight: 44, total });
        for (let row = Math.floor(top / 44); row < Math.min(total, (top + height) / 44); row += 1)
          expect(row >= first && row <= last).toBe(true);
        expect(last - first).toBeLessThanOrEqual(Math.max(16, Math.ceil(height / 44) + 16));
      },
    ),
  );
});

it('fetches the windows of these rows, and always the first', () => {
  expect(windowsOf({ first: 0, last: 31 }, 50)).toEqual([0]);
  expect(windowsOf({ first: 40, last: 75 }, 50)).toEqual([0, 1]);
  expect(windowsOf({ first: 992, last: 1023 }, 50)).toEqual([0, 19, 20]);
  expect(windowsOf({ first: 0, last: -1 }, 50)).toEqual([0]);
});
