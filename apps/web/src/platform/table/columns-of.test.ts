import { defineColumns, idColumn } from '@muster/contract/list-column.ts';
import { expect, it } from 'vitest';
import { columnsOf, exportedNames, seenBy } from './columns-of.ts';
import { filterOf } from './table-column.ts';

interface Desk {
  readonly id: number;
  readonly name: string;
  readonly floor: { readonly name: string } | null;
  readonly kind: string;
  readonly is_free: boolean;
  readonly people: number;
  readonly used_minutes: number;
  readonly since: string;
  readonly checked_at: string;
  readonly price: number | null;
}

const declared = defineColumns<Desk>()({
  id: idColumn,
  name: { label: 'Name', kind: 'text', sortable: false },
  'floor.name': { label: 'Floor', kind: 'text' },
  kind: { label: 'Kind', kind: 'choice', options: { sit: 'Sitting', stand: 'Standing' } },
  is_free: { label: 'Free', kind: 'yesNo' },
  people: { label: 'People', kind: 'number' },
  used_minutes: { label: 'Used minutes', kind: 'minutes' },
  since: { label: 'Since', kind: 'day' },
  checked_at: { label: 'Checked', kind: 'instant', filterable: false },
  price: { label: 'Price', kind: 'money', seenBy: ({ roles }) => roles.includes('admin') },
  note: { label: 'Note', kind: 'text', value: () => 'n/a' },
  secret: { label: 'Secret', kind: 'text', exported: false, value: () => 'x' },
});

const look = { width: 100 };
const desks = columnsOf<Desk>()(declared, {
  'floor.name': look,
  name: look,
  kind: look,
  is_free: look,
  people: look,
  used_minutes: { ...look, header: 'Used' },
  since: look,
  checked_at: look,
  price: look,
});
const desk: Desk = {
  id: 1,
  name: 'A1',
  floor: null,
  kind: 'stand',
  is_free: true,
  people: 1200,
  used_minutes: 90,
  since: '2026-03-04',
  checked_at: '2026-03-04T02:30:00Z',
  price: 125_050,
};

it('marks numbers and times, whose figures have one width', () => {
  const marked = desks.table.filter(({ hasFigures }) => hasFigures).map(({ id }) => id);
  expect(marked).toEqual(['people', 'used_minutes', 'since', 'checked_at', 'price']);
});

it('orders the columns by their looks, with labels and sorting from the declaration', () => {
  expect(desks.table.map(({ id, header, sortable }) => [id, header, sortable])).toEqual([
    ['floor.name', 'Floor', true],
    ['name', 'Name', false],
    ['kind', 'Kind', true],
    ['is_free', 'Free', true],
    ['people', 'People', true],
    ['used_minutes', 'Used', true],
    ['since', 'Since', true],
    ['checked_at', 'Checked', true],
    ['price', 'Price', true],
  ]);
});

it('derives the filter from the kind', () => {
  const filters = desks.table.map((column) => filterOf(column)?.filter.kind ?? null);
  expect(filters).toEqual(['text', 'text', 'multi', 'select', 'numbers', 'numbers', 'dates', null, 'numbers']);
  const kind = desks.table.find(({ id }) => id === 'kind')?.filter;
  expect(kind).toMatchObject({ options: [{ value: 'sit', label: 'Sitting' }, { value: 'stand' }] });
});

it('shows values as people read them, in the zone of the reader', () => {
  expect(desks.table.map(({ cell }) => cell(desk, 'Asia/Manila'))).toEqual([
    null,
    'A1',
    'Standing',
    'Yes',
    '1,200',
    '1 h 30 min',
    'Mar 4',
    'Mar 04, 2026 10:30 AM',
    '1,250.50',
  ]);
  expect(desks.table.filter(({ align }) => align === 'right').map(({ id }) => id)).toEqual([
    'people',
    'used_minutes',
    'price',
  ]);
});

it('omits columns that the viewer may not see', () => {
  const seen = (roles: readonly ('admin' | 'hr')[]) => seenBy(desks, { roles, permissions: [] }).map(({ id }) => id);
  expect(seen(['admin'])).toContain('price');
  expect(seen(['hr'])).not.toContain('price');
});

it('exports what is shown and what the table has no room for, without hidden columns', () => {
  const shown = desks.table.filter(({ id }) => id !== 'people');
  const names = exportedNames(desks, shown);
  expect(names).toContain('note');
  expect(names).toContain('name');
  expect(names).not.toContain('people');
  expect(names).not.toContain('secret');
  expect(names).not.toContain('id');
});

it('exports a hidden column whose value another column shows, as long as that one is shown', () => {
  const within = columnsOf<Desk>()(declared, {
    name: { width: 100 },
    kind: { width: 100, hiddenAtFirst: true, within: 'name' },
  });
  const only = (name: string) => within.table.filter(({ id }) => id === name);
  expect(exportedNames(within, only('name'))).toContain('kind');
  expect(exportedNames(within, [])).not.toContain('kind');
});
