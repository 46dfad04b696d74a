import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { choiceIn, dayIn, idIn, pageIn, useAddressView } from './use-address-view.ts';

const viewIn = (address: URLSearchParams) => ({
  from: dayIn(address, 'from'),
  client: idIn(address, 'client'),
  by: choiceIn(address, 'by', ['month', 'team']) ?? 'month',
  search: address.get('search') ?? '',
  page: pageIn(address),
});

const at = (start: string) =>
  renderHook(() => ({ view: useAddressView(viewIn), search: useLocation().search }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[start]}>{children}</MemoryRouter>
    ),
  }).result;

it('reads the address, and ignores invalid parts', () => {
  const right = { from: '2026-03-02', client: 4, by: 'team', search: 'ana', page: 3 };
  expect(at('/?from=2026-03-02&client=4&by=team&search=ana&page=3').current.view[0]).toEqual(right);
  const usual = { from: null, client: null, by: 'month', search: '', page: 1 };
  expect(at('/?from=2026-02-30&client=0&by=day&page=-1').current.view[0]).toEqual(usual);
});

it('writes only what differs from the default, and returns to page 1 unless the page changes', () => {
  const shown = at('/?client=4&page=3');
  const change = (next: Parameters<(typeof shown)['current']['view'][1]>[0]) => act(() => shown.current.view[1](next));
  change({ page: 4 });
  expect(shown.current.search).toBe('?client=4&page=4');
  change({ by: 'team', search: 'ana' });
  expect(shown.current.search).toBe('?client=4&by=team&search=ana');
  change({ client: null, by: 'month', search: '' });
  expect(shown.current.search).toBe('');
});

it('keeps both of two changes before a render', () => {
  const shown = at('/?page=3');
  act(() => {
    const [, change] = shown.current.view;
    change({ from: '2026-03-09' });
    change({ search: 'ana' });
  });
  expect(shown.current.search).toBe('?from=2026-03-09&search=ana');
});
