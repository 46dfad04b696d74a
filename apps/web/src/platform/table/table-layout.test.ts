import { expect, it } from 'vitest';
import type { TableColumn } from './table-column.ts';
import { layoutOf, orderOf } from './table-layout.ts';

const column = (id: string, width: number, more: Partial<TableColumn<object>> = {}): TableColumn<object> => ({
  id,
  header: id,
  cell: () => '',
  width,
  ...more,
});

it('places pinned columns next to each other, after the checkboxes and before the menu', () => {
  const columns = [
    column('id', 60, { pinned: 'left' }),
    column('name', 200, { pinned: 'left' }),
    column('status', 120),
    column('total', 90, { pinned: 'right' }),
  ];
  const layout = layoutOf(columns, { selection: true, actions: true });
  expect([...layout.offsets]).toEqual([
    ['id', 52],
    ['name', 112],
    ['total', 56],
  ]);
});

it('lets the chosen column grow, otherwise the last one that is not pinned', () => {
  const parts = { selection: false, actions: false };
  const columns = [column('a', 10), column('b', 10), column('c', 10, { pinned: 'right' })];
  expect(layoutOf(columns, parts).growing).toBe('b');
  expect(layoutOf([column('a', 10, { grow: true }), ...columns.slice(1)], parts).growing).toBe('a');
});

it('shows pinned columns first and last, and no hidden ones', () => {
  const columns = [
    column('menu', 10, { pinned: 'right' }),
    column('a', 10),
    column('b', 10),
    column('name', 10, { pinned: 'left' }),
  ];
  expect(orderOf(columns, new Set(['a', 'name'])).map(({ id }) => id)).toEqual(['name', 'b', 'menu']);
});
