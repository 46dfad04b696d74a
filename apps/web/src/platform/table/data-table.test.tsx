import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { TableColumn } from './table-column.ts';
import { shapeOf } from './table-shape.ts';
import { useTableAddress } from './use-table-address.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly location: string | null;
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

function Screen(props: Partial<DataTableProps<Person>>) {
  const shape = useMemo(() => shapeOf(columns, ['inactive']), []);
  const [view, setView] = useTableAddress(shape);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <output data-testid="address">{decodeURIComponent(useLocation().search)}</output>
      <DataTable
        label="Employees"
        storageKey="people"
        columns={columns}
        rows={people}
        rowId={(one) => String(one.id)}
        rowName={(one) => one.name}
        rowHref={(one) => `/employees/${one.id}`}
        rowActions={() => [{ label: 'Delete', onSelect: () => undefined }]}
        total={941}
        view={view}
        onViewChange={setView}
        status="ready"
        searchPlaceholder="Search: Name"
        toggles={[{ name: 'inactive', label: 'Show Inactive / Terminated' }]}
        empty={{ title: 'No Employees found' }}
        selection={{ selected, onSelect: setSelected, actions: <button type="button">Assign shift</button> }}
        {...props}
      />
    </>
  );
}

function show(props: Partial<DataTableProps<Person>> = {}, address = '/employees') {
  const routes = [
    { path: '/employees', element: <Screen {...props} /> },
    { path: '/employees/:id', element: <h1>Details</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

const address = () => screen.getByTestId('address').textContent;
const rows = () => screen.getAllByRole('row').slice(1);

it('shows rows with their values, a dash for what is missing, and the range of the page', () => {
  show();
  expect(rows()).toHaveLength(2);
  expect(within(screen.getByRole('row', { name: /Ben Cruz/ })).getByText('–')).toBeTruthy();
  expect(screen.getByText('1–30 of 941')).toBeTruthy();
});

it('sorts by a press on the head: up, down, off', async () => {
  show({}, '/employees?page=4');
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
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Filter Location' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hybrid' }));
  expect(address()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(address()).toBe('?filter.location=Hybrid');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Location' }));
  expect(address()).toBe('');
});

it('searches after a pause, at once with Enter or on leaving, and empties with Escape', async () => {
  show();
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
  show();
  await userEvent.click(screen.getByRole('switch', { name: 'Show Inactive / Terminated' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(address()).toBe('?inactive=1&page=2');
});

it('opens a row by a press anywhere but on its controls', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Ana Reyes' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(screen.queryByRole('heading', { name: 'Details' })).toBeNull();
  await userEvent.click(screen.getByText('Hybrid'));
  expect(screen.getByRole('heading', { name: 'Details' })).toBeTruthy();
});

it('goes from row to row with the arrows', async () => {
  show();
  screen.getByRole('link', { name: 'Ana Reyes' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Ben Cruz');
});

it('selects rows and offers what can be done with them', async () => {
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ana Reyes' }));
  expect(screen.getByText('1 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('Assign shift')).toBeNull();
});

it('hides columns and remembers it', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Location' }));
  expect(screen.queryByRole('columnheader', { name: /Location/ })).toBeNull();
  expect(window.localStorage.getItem('muster.columns.people')).toBe('["location"]');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('columnheader', { name: /Location/ })).toBeTruthy();
});

it('says that it loads, and shows no rows that are not there', () => {
  show({ rows: [], status: 'loading' });
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.queryByText('No Employees found')).toBeNull();
});

it('keeps old rows while newer ones are fetched', () => {
  show({ status: 'refreshing' });
  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(rows()).toHaveLength(2);
});

it('says that nothing was found and clears what narrows', async () => {
  show({ rows: [], total: 0 }, '/employees?q=zzz&filter.location=Hybrid');
  expect(screen.getByText('No Employees found')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('');
});

it('says what failed and tries again, with and without old rows', async () => {
  const onRetry = vi.fn();
  show({ rows: [], total: 0, status: 'error', error: 'The server did not answer.', onRetry });
  expect(screen.getByRole('alert').textContent).toContain('The server did not answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('shows cards on phones, with order and filters in a drawer', async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
  show();
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(screen.getByRole('list', { name: 'Employees' }));
  expect(cards.getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe('/employees/1');
  await userEvent.click(screen.getByRole('button', { name: 'Sort and filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sort and filter' }));
  await userEvent.selectOptions(sheet.getByLabelText('Sort by'), '-name');
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Hybrid' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Show results' }));
  expect(address()).toBe('?sort=-name&filter.location=Hybrid');
});

it('leads back from a page that is not there any more', async () => {
  show({ rows: [], total: 12 }, '/employees?page=4&q=a');
  expect(screen.getByText('Nothing on this page')).toBeTruthy();
  expect(screen.getByText('0 of 12')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));
  expect(address()).toBe('?q=a');
});
