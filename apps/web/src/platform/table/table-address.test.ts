import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readView, writeView } from './table-address.ts';
import type { TableShape } from './table-shape.ts';
import { startView } from './table-view.fixture.ts';
import type { TableView } from './table-view.ts';

const shape: TableShape = {
  sizes: [30, 50, 100],
  defaultSize: 30,
  sortable: ['name', 'client.legal_business_name'],
  filters: { position: 'one', location: 'many', start_date: 'range', people: 'numbers' },
  exact: ['location', 'start_date'],
  toggles: ['inactive'],
};
const empty: TableView = { ...startView, toggles: { inactive: false } };
const read = (address: string) => readView(new URLSearchParams(address), shape);
const write = (view: TableView, before = '') => writeView(new URLSearchParams(before), view, shape).toString();

describe('readView', () => {
  it('starts with the first page of thirty', () => {
    expect(read('')).toEqual(empty);
  });

  it('reads everything an address can contain', () => {
    const address =
      'page=3&size=50&sort=-name&q=ana&inactive=1&filter.position=lead&filter.location=wfh&filter.location=wfo&filter.start_date=2026-01-01..&filter.people=-2..10.5';
    expect(read(address)).toEqual({
      page: 3,
      size: 50,
      sort: { id: 'name', descending: true },
      search: 'ana',
      filters: {
        position: 'lead',
        location: ['wfh', 'wfo'],
        start_date: { from: '2026-01-01', to: '' },
        people: { from: '-2', to: '10.5' },
      },
      toggles: { inactive: true },
    });
  });

  it.each([
    'page=0',
    'page=-2',
    'page=1e99',
    'page=x',
    'size=31',
    'sort=basic_salary',
    'sort=-',
    'filter.salary=1',
    'filter.start_date=yesterday',
    'filter.people=2026-01-01..many',
    'filter.people=1e5..',
    'filter.location=',
    'inactive=yes',
  ])('ignores invalid parts: %s', (address) => {
    expect(read(address)).toEqual(empty);
  });
});

describe('writeView', () => {
  it('writes nothing for default values', () => {
    expect(write(empty)).toBe('');
  });

  it('keeps foreign parameters and drops removed filters', () => {
    expect(write(empty, 'panel=add&filter.location=wfh&page=4')).toBe('panel=add');
  });

  it('restores every view from its address', () => {
    const text = fc.string({ minLength: 1 }).filter((one) => one.trim() !== '');
    const day = fc.constantFrom('2026-01-01', '2026-12-31', '');
    const view = fc.record({
      page: fc.integer({ min: 1, max: 1_000_000 }),
      size: fc.constantFrom(30, 50, 100),
      sort: fc.option(fc.record({ id: fc.constantFrom(...shape.sortable), descending: fc.boolean() })),
      search: fc.string(),
      filters: fc
        .record(
          {
            position: text,
            location: fc.array(text, { minLength: 1 }),
            start_date: fc.record({ from: day, to: day }).filter((range) => range.from !== '' || range.to !== ''),
          },
          { requiredKeys: [] },
        )
        .map((filters) => ({ ...filters })),
      toggles: fc.record({ inactive: fc.boolean() }),
    });
    fc.assert(
      fc.property(view, (one) => {
        expect(read(write(one))).toEqual(one);
      }),
    );
  });
});
