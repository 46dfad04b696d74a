import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arranged, asDeclared, isSameChoice, moved } from './list-looks.ts';
import type { TableColumn } from './table-column.ts';

const column = (id: string): TableColumn<object> => ({ id, header: id, cell: () => '', width: 80 });
const columns = ['name', 'city', 'zone', 'people'].map(column);
const idsOf = (order: readonly string[]) => arranged(columns, order).map(({ id }) => id);

it('shows columns in the chosen order, and new ones after their neighbour', () => {
  expect(idsOf([])).toEqual(['name', 'city', 'zone', 'people']);
  expect(idsOf(['zone', 'name', 'people', 'city'])).toEqual(['zone', 'name', 'people', 'city']);
  expect(idsOf(['people', 'city', 'name'])).toEqual(['people', 'city', 'zone', 'name']);
  expect(idsOf(['gone', 'people', 'people'])).toEqual(['name', 'city', 'zone', 'people']);
});

it('shows each column once, whatever the order names', () => {
  const named = fc.array(fc.constantFrom('name', 'city', 'zone', 'people', 'gone'));
  fc.assert(
    fc.property(named, (order) => {
      expect(idsOf(order).toSorted()).toEqual(['city', 'name', 'people', 'zone']);
      const known: readonly string[] = [...new Set(order)].filter((id) => id !== 'gone');
      expect(idsOf(order).filter((id) => known.includes(id))).toEqual(known);
    }),
  );
});

it('moves one of the columns and keeps the others in order', () => {
  expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
});

it('compares choices by what they show', () => {
  const inFull = { hidden: [], order: ['name', 'city', 'zone', 'people'] };
  expect(isSameChoice(columns, asDeclared, inFull)).toBe(true);
  expect(isSameChoice(columns, asDeclared, { hidden: ['city'], order: [] })).toBe(false);
  expect(isSameChoice(columns, asDeclared, { hidden: null, order: ['people', 'name', 'city', 'zone'] })).toBe(false);
  expect(isSameChoice(columns, { hidden: ['a', 'city'], order: [] }, { hidden: ['city'], order: [] })).toBe(true);
});
