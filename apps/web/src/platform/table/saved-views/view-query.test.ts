import { expect, it } from 'vitest';
import { addressOf, isShown, viewQueryOf } from './view-query.ts';

const params = (text: string) => new URLSearchParams(text);

it('keeps filters and order of a list, but neither page nor view', () => {
  expect(viewQueryOf(params('sort=-name&page=4&q=ana&view=7&filter.location=wfh&filter.location=wfo'))).toBe(
    'filter.location=wfh&filter.location=wfo&q=ana&sort=-name',
  );
});

it('opens a view at its own address', () => {
  expect(addressOf({ id: 7, query: 'q=ana&size=50' }).toString()).toBe('q=ana&size=50&view=7');
});

it('detects whether a saved view is currently shown', () => {
  const view = { query: 'size=50&q=ana', hidden_columns: ['timezone_id'] };
  expect(isShown(view, { query: 'q=ana&size=50', hidden: new Set(['timezone_id']) })).toBe(true);
  expect(isShown(view, { query: 'q=ana', hidden: new Set(['timezone_id']) })).toBe(false);
  expect(isShown(view, { query: 'q=ana&size=50', hidden: new Set() })).toBe(false);
  expect(isShown(view, { query: 'q=ana&size=50', hidden: new Set(['position']) })).toBe(false);
});
