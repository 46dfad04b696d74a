import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { apiQuery } from '../api/api-query.ts';
import { listSettingsEndpoints } from '../api/endpoints/list-settings.generated.ts';
import { savedViewsEndpoints } from '../api/endpoints/saved-views.generated.ts';
import { DataTable } from './data-table.tsx';
import { defaultSettings } from './list-looks.ts';
import { QuickView } from './quick-view.tsx';

import type { QuickViewState } from './row-look.ts';
import type { TableColumn } from './table-column.ts';
import { type ListRequest, useRecordList } from './use-record-list.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly location: string | null;
}

interface Found {
  readonly data: readonly Person[];
  readonly total: number;
}

const people: readonly Person[] = [
  { id: 1, name: 'Ana Reyes', location: 'Hybrid' },
  { id: 2, name: 'Ben Cruz', location: null },
];
const options = ['Hybrid', 'Work From Home'].map((label) => ({ value: label, label }));
const columns: readonly TableColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: (one) => one.name, width: 200, pinned: 'left', sortable: true, card: 'title' },
  {
    id: 'location',
    header: 'Location',
    cell: (one) => one.location,
    width: 150,
    sortable: true,
    filter: { kind: 'multi', options },
    card: 'line',
  },
];

const toggles = [{ name: 'inactive', label: 'Show Inactive / Terminated' }];
const everybody: Found = { data: people, total: 941 };
type Answer = (request: ListRequest) => Promise<Found>;

function Screen({ answer, isQuick = false }: { readonly answer: Answer; readonly isQuick?: boolean }) {
  const list = useRecordList({
    name: 'employees',
    query: (request) => ({ queryKey: ['/api/people', { query: request }], queryFn: () => answer(request) }),
    columns,
    toggles,
  });
  return (
    <>
      <output data-testid="address">{decodeURIComponent(useLocation().search)}</output>
      <DataTable
        label="Employees"
        list={list}
        rowName={(one) => one.name}
        rowHref={(one) => `/employees/${one.id}`}
        quickView={isQuick ? quickView : undefined}
        rowActions={() => [{ label: 'Delete', onSelect: () => undefined }]}
        searchPlaceholder="Search: Name"
        empty={{ title: 'No Employees found' }}
        bulk={{
          actions: ({ ids, all }) => <button type="button">Assign {all ? 'all' : ids.join()}</button>,
          canSelectAll: true,
        }}
      />
    </>
  );
}

const quickView = (one: Person, state: QuickViewState) => (
  <QuickView state={state} title={one.name} below={one.location} avatar={null}>
    Facts
  </QuickView>
);

/** Opens the list at an address. */
function open(answer: Answer, address: string, { isQuick = false, hasSettings = true } = {}) {
  const routes = [
    { path: '/employees', element: <Screen answer={answer} isQuick={isQuick} /> },
    { path: '/employees/:id', element: <h1>Details</h1> },
  ];
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const settings = apiQuery(listSettingsEndpoints.read, { query: { list: 'employees' } });
  if (hasSettings) queries.setQueryData(settings.queryKey, defaultSettings('employees'));
  queries.setQueryData(apiQuery(savedViewsEndpoints.list, { query: { list: 'employees' } }).queryKey, []);
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </QueryClientProvider>,
  );
  return queries;
}

/** Resolves with the query client after the first answer. */
async function show(answer: Answer = async () => everybody, address = '/employees', isQuick = false) {
  const queries = open(answer, address, { isQuick });
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  return queries;
}

const address = () => screen.getByTestId('address').textContent;
const rows = () => screen.getAllByRole('row').slice(1);
const nobody = async () => ({ data: [], total: 0 });

it('shows rows with their values, a dash for missing ones, and the range of the page', async () => {
  await show();
  expect(rows()).toHaveLength(2);
  expect(within(screen.getByRole('row', { name: /Ben Cruz/ })).getByText('–')).toBeTruthy();
  expect(screen.getByText('1–30 of 941')).toBeTruthy();
});

it('shows only the columns that cannot be hidden until it knows the settings', () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  open(async () => everybody, '/employees', { hasSettings: false });
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /Name/ })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: /Location/ })).toBeNull();
  sent.mockRestore();
});

it('sorts by a press on the header: ascending, descending, off', async () => {
  await show(undefined, '/employees?page=4');
  const head = screen.getByRole('columnheader', { name: /Name/ });
  const press = within(head).getByRole('button', { name: 'Name' });
  await userEvent.click(press);
  expect([address(), head.getAttribute('aria-sort')]).toEqual(['?sort=name', 'ascending']);
  await userEvent.click(press);
  expect([address(), head.getAttribute('aria-sort')]).toEqual(['?sort=-name', 'descending']);
  await userEvent.click(press);
  expect([address(), head.getAttribute('aria-sort')]).toEqual(['', 'none']);
});

it('filters once Apply is pressed, shows a chip, and clears it', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Filter Location' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hybrid' }));
  expect(address()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(address()).toBe('?filter.location=Hybrid');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Location' }));
  expect(address()).toBe('');
});

it('searches after a pause, immediately with Enter or on leaving, and clears with Escape', async () => {
  await show();
  await userEvent.keyboard('/');
  const box = screen.getByRole('searchbox', { name: 'Search Employees' });
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('ana');
  expect(address()).toBe('');
  await waitFor(() => expect(address()).toBe('?q=ana'));
  await userEvent.keyboard(' r{Enter}');
  expect(address()).toBe('?q=ana+r');
  await userEvent.keyboard('{Escape}');
  expect(address()).toBe('');
  await userEvent.keyboard('reyes');
  await userEvent.tab();
  expect(address()).toBe('?q=reyes');
});

it('keeps a toggle and the page in the address', async () => {
  await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Show Inactive / Terminated' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(address()).toBe('?inactive=1&page=2');
});

it('opens a row by a press anywhere except on its controls', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Ana Reyes' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(screen.queryByRole('heading', { name: 'Details' })).toBeNull();
  await userEvent.click(screen.getByText('Hybrid'));
  expect(screen.getByRole('heading', { name: 'Details' })).toBeTruthy();
});

it('keeps the actions of the row within reach while a quick view takes their column', async () => {
  await show(undefined, undefined, true);
  await userEvent.click(screen.getByText('Hybrid'));
  const panel = screen.getByRole('complementary', { name: 'Ana Reyes' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Next row' }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Ben Cruz' }));
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeTruthy();
});

it('moves from row to row with the arrow keys', async () => {
  await show();
  screen.getByRole('link', { name: 'Ana Reyes' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Ben Cruz');
});

it('moves with J and K, opens with Enter, selects with X, and clears with Escape', async () => {
  await show();
  await userEvent.keyboard('jjk');
  expect(document.activeElement).toBe(rows()[0]);
  await userEvent.keyboard('jx');
  expect(screen.getByText('Assign 2')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Assign 2')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Details' })).toBeTruthy();
});

it('opens the quick view with Enter, and then the record', async () => {
  await show(undefined, undefined, true);
  await userEvent.keyboard('jj{Enter}');
  expect(await screen.findByRole('complementary', { name: 'Ben Cruz' })).toBeTruthy();
  await userEvent.keyboard('k');
  expect(await screen.findByRole('complementary', { name: 'Ana Reyes' })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Details' })).toBeTruthy();
});

it('leaves the letters of a search to the search box', async () => {
  await show();
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search Employees' }));
  await userEvent.keyboard('jx');
  expect(screen.queryByText('1 selected')).toBeNull();
});

it('offers the filters that are not set, and changes one that is by a press on its chip', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Location' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hybrid' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(address()).toBe('?filter.location=Hybrid');
  expect(screen.queryByRole('button', { name: 'Add filter' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Location Hybrid' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Work From Home' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByRole('button', { name: 'Location 2 selected' })).toBeTruthy();
});

it('selects rows and offers bulk actions', async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ana Reyes' }));
  expect(screen.getByText('1 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  expect(screen.getByText('Assign 1,2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('Assign 1,2')).toBeNull();
});

it('selects all results, including those of other pages', async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 941' }));
  expect(screen.getByText('All 941 selected')).toBeTruthy();
  expect(screen.getByText('Assign all')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ana Reyes' }));
  expect(screen.getByText('1 selected')).toBeTruthy();
  expect(screen.getByText('Assign 2')).toBeTruthy();
});

it('offers only the page if there are no others', async () => {
  await show(async () => ({ data: people, total: 2 }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
});

it('clears the selection when a filter changes', async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ben Cruz' }));
  expect(screen.getByText('1 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Filter Location' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hybrid' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByText('1 selected')).toBeNull();
});

it('drops a selected row that has left the list', async () => {
  let found = everybody;
  const queries = await show(async () => found);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ben Cruz' }));
  found = { data: people.slice(0, 1), total: 940 };
  await queries.invalidateQueries({ queryKey: ['/api/people'] });
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
});

it('shows that it is loading, and no outdated rows', () => {
  void show(() => new Promise(() => undefined));
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.queryByText('No Employees found')).toBeNull();
});

it('keeps old rows while newer ones are fetched', async () => {
  let isFirst = true;
  const queries = await show(async () => {
    if (!isFirst) return new Promise(() => undefined);
    isFirst = false;
    return everybody;
  });
  void queries.invalidateQueries({ queryKey: ['/api/people'] });
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(rows()).toHaveLength(2);
});

it('says that nothing was found and clears search and filters', async () => {
  await show(nobody, '/employees?q=zzz&filter.location=Hybrid');
  expect(screen.getByText('No Employees found')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('');
});

it('shows the error and tries again', async () => {
  const answer = vi.fn(async (): Promise<Found> => {
    throw new Error('broken');
  });
  await show(answer);
  expect(screen.getByRole('alert').textContent).toContain('Employees could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(answer).toHaveBeenCalledTimes(2);
});

it('says under old rows that newer ones could not be loaded', async () => {
  let isFirst = true;
  const queries = await show(async () => {
    if (!isFirst) throw new Error('broken');
    isFirst = false;
    return everybody;
  });
  void queries.invalidateQueries({ queryKey: ['/api/people'] });
  expect(await screen.findByText('Employees could not be brought up to date')).toBeTruthy();
  expect(rows()).toHaveLength(2);
});

it('shows cards on phones, with order and filters in a drawer', async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
  await show();
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(await screen.findByRole('list', { name: 'Employees' }));
  expect(cards.getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe('/employees/1');
  await userEvent.click(screen.getByRole('button', { name: 'Filters and sorting' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sort and filter' }));
  await userEvent.selectOptions(sheet.getByLabelText('Sort by'), '-name');
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Hybrid' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Show results' }));
  expect(address()).toBe('?sort=-name&filter.location=Hybrid');
});

it('leads back from a page that no longer exists', async () => {
  await show(async () => ({ data: [], total: 12 }), '/employees?page=4&q=a');
  expect(screen.getByText('Nothing on this page')).toBeTruthy();
  expect(screen.getByText('0 of 12')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));
  expect(address()).toBe('?q=a');
});
