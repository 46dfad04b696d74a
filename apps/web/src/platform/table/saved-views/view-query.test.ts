import { expect, it } from 'vitest';
import { addressOf, isSameQuery, viewQueryOf } from './view-query.ts';

const params = (text: string) => new URLSearchParams(text);

it('keeps filters and order of a list, but neither page nor view', () => {
  expect(viewQueryOf(params('sort=-name&page=4&q=ana&view=7&filter.location=wfh&filter.location=wfo'))).toBe(
    'filter.location=wfh&filter.location=wfo&q=ana&sort=-name',
  );
});

it('opens a view at its own address', () => {
  expect(addressOf({ id: 7, query: 'q=ana&size=50' }).toString()).toBe('q=ana&size=50&view=7');
});

it('detects whether a list is filtered and sorted as in a saved view', () => {
  const view = { query: 'size=50&q=ana' };
  expect(isSameQuery(view, 'q=ana&size=50')).toBe(true);
  expect(isSameQuery(view, 'q=ana')).toBe(false);
});
