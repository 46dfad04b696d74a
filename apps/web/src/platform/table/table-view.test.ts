import { expect, it } from 'vitest';
import { startView } from './table-view.fixture.ts';
import { changed, isNarrowed, nextSort, withFilter } from './table-view.ts';

it('sorts ascending, descending, then not at all', () => {
  const once = nextSort(null, 'name');
  const twice = nextSort(once, 'name');
  expect([once, twice, nextSort(twice, 'name')]).toEqual([
    { id: 'name', descending: false },
    { id: 'name', descending: true },
    null,
  ]);
  expect(nextSort(twice, 'status')).toEqual({ id: 'status', descending: false });
});

it('returns to the first page with every change except that of the page', () => {
  const deep = { ...startView, page: 9 };
  expect(changed(deep, { search: 'ana' }).page).toBe(1);
  expect(withFilter(deep, 'location', ['wfh'])).toMatchObject({ page: 1, filters: { location: ['wfh'] } });
});

it.each([undefined, '', '  ', [], { from: '', to: '' }])('removes a filter with an empty value (%j)', (value) => {
  const filtered = { ...startView, filters: { location: ['wfh'], position: 'lead' } };
  expect(withFilter(filtered, 'location', value).filters).toEqual({ position: 'lead' });
});

it('knows whether the table is filtered', () => {
  expect(isNarrowed(startView)).toBe(false);
  expect(isNarrowed({ ...startView, search: 'a' })).toBe(true);
  expect(isNarrowed({ ...startView, filters: { location: ['wfh'] } })).toBe(true);
});
