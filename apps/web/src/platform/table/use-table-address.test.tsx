import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import type { TableShape } from './table-shape.ts';
import { changed, withFilter } from './table-view.ts';
import { useTableAddress } from './use-table-address.ts';

const shape: TableShape = {
  sizes: [30, 50],
  defaultSize: 30,
  sortable: ['name'],
  filters: { location: 'many' },
  exact: ['location'],
  toggles: [],
};

const at = (start: string) =>
  renderHook(() => ({ table: useTableAddress(shape), search: useLocation().search }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[start]}>{children}</MemoryRouter>
    ),
  }).result;

it('keeps other parameters of the address', () => {
  const shown = at('/?edit=7&q=ana&page=2');
  const [view, setView] = shown.current.table;
  act(() => setView(changed(view, { sort: { id: 'name', descending: true } })));
  expect(shown.current.search).toBe('?edit=7&q=ana&sort=-name');
});

it('keeps both of two changes before a render, as when a search is left for a filter', () => {
  const shown = at('/?page=3');
  const [view, setView] = shown.current.table;
  act(() => {
    setView(changed(view, { search: 'ana' }));
    setView(withFilter(view, 'location', ['wfh']));
  });
  expect(shown.current.search).toBe('?q=ana&filter.location=wfh');
});

it('turns a page, and removes a filter', () => {
  const shown = at('/?q=ana&filter.location=wfh');
  const turn = () => act(() => shown.current.table[1]({ ...shown.current.table[0], page: 2 }));
  turn();
  expect(shown.current.search).toBe('?q=ana&page=2&filter.location=wfh');
  act(() => shown.current.table[1](changed(shown.current.table[0], { search: '', filters: {} })));
  expect(shown.current.search).toBe('');
});
