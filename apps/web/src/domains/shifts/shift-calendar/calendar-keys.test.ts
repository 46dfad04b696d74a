import { expect, it } from 'vitest';
import { blockBetween, movedCell, scrolledTo } from './calendar-keys.ts';

const size = { rows: 100, columns: 7, page: 10 };
const from = { row: 20, column: 3 };

it('moves by one cell, a row, or a screen', () => {
  const moves = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
  expect(moves.map((key) => movedCell(from, key, size)).map((to) => [to?.row, to?.column])).toEqual([
    [19, 3],
    [21, 3],
    [20, 2],
    [20, 4],
    [20, 0],
    [20, 6],
    [10, 3],
    [30, 3],
  ]);
  expect(movedCell(from, 'x', size)).toBeNull();
});

it('stays inside the calendar', () => {
  expect(movedCell({ row: 0, column: 0 }, 'ArrowUp', size)).toEqual({ row: 0, column: 0 });
  expect(movedCell({ row: 95, column: 6 }, 'PageDown', size)).toEqual({ row: 99, column: 6 });
  expect(movedCell({ row: 95, column: 6 }, 'ArrowRight', size)).toEqual({ row: 95, column: 6 });
});

it('scrolls only as far as a row needs', () => {
  const view = { top: 440, height: 440, rowHeight: 44 };
  expect([5, 10, 15, 25].map((row) => scrolledTo(row, view))).toEqual([220, 440, 440, 704]);
});

it('selects the cells between two, whichever came first', () => {
  const block = { rows: [2, 5], columns: [1, 3] };
  expect(blockBetween({ row: 5, column: 1 }, { row: 2, column: 3 })).toEqual(block);
  expect(blockBetween({ row: 2, column: 3 }, { row: 5, column: 1 })).toEqual(block);
});
