import { columnWidths } from '@muster/contract/list-settings.ts';
import { expect, it } from 'vitest';
import type { TableColumn } from './table-column.ts';
import { fittingColumns, layoutOf, onTablet, orderOf } from './table-layout.ts';

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

it('gives the spare width of a pinned column to the last text beside it', () => {
  const parts = { selection: false, actions: false };
  const name = column('name', 200, { pinned: 'left', grow: true });
  const figure = column('count', 90, { align: 'right' });
  expect(layoutOf([name, column('status', 120), figure], parts).growing).toBe('status');
  expect(layoutOf([name, figure], parts).growing).toBe('name');
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

it('gives up columns from the right beside a quick view, but neither pinned ones nor the status', () => {
  const columns = [
    column('name', 200, { pinned: 'left' }),
    column('day', 100),
    column('status', 150, { card: 'badge' }),
    column('worked', 100),
  ];
  const fitting = (available: number, measured: readonly (readonly [string, number])[] = []) =>
    fittingColumns(columns, { available, measured: new Map(measured) }, false).map(({ id }) => id);
  expect(fitting(550)).toEqual(['name', 'day', 'status', 'worked']);
  expect(fitting(549)).toEqual(['name', 'day', 'status']);
  expect(fitting(550, [['day', 160]])).toEqual(['name', 'day', 'status']);
  expect(fitting(300)).toEqual(['name', 'status']);
});

it('gives up a status that the title says as well', () => {
  const columns = [
    column('name', 200, { pinned: 'left' }),
    column('client', 100),
    column('status', 150, { card: 'badge', isInHead: true }),
  ];
  expect(fittingColumns(columns, { available: 449, measured: new Map() }, false).map(({ id }) => id)).toEqual([
    'name',
    'client',
  ]);
});

it('first gives up what the head of the quick view says', () => {
  const columns = [
    column('name', 200, { pinned: 'left' }),
    column('client', 150, { isInHead: true }),
    column('worked', 100),
  ];
  const shown = fittingColumns(columns, { available: 300, measured: new Map() }, false);
  expect(shown.map(({ id }) => id)).toEqual(['name', 'worked']);
});

it('puts early columns right after the pinned ones, and keeps the order of the others', () => {
  const columns = [
    column('name', 10, { pinned: 'left' }),
    column('day', 10),
    column('hours', 10),
    column('status', 10, { isEarly: true }),
    column('menu', 10, { pinned: 'right' }),
  ];
  expect(onTablet(columns).map(({ id }) => id)).toEqual(['name', 'status', 'day', 'hours', 'menu']);
});

it('makes free columns as wide as their content on a tablet, where the user chose no width', () => {
  const columns = [
    column('name', 200, { pinned: 'left' }),
    column('day', 150),
    column('hours', 180, { isSized: true }),
  ];
  expect(onTablet(columns).map(({ width }) => width)).toEqual([200, columnWidths.least, 180]);
});
