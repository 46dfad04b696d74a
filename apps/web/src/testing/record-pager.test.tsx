import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  clientRecord,
  clientAnswers as clientRecordAnswers,
  clientRow,
} from '../domains/clients/client-record.fixture.ts';
import { clientsEndpoints } from '../platform/api/endpoints/clients.generated.ts';
import { answers } from './fake-server.ts';
import { heading, renderScreen, withFakeServer } from './render-screen.tsx';

withFakeServer();

const nameOf = (id: number) => `Client ${id}`;
const count = 32;

interface Asked {
  readonly first: number;
  readonly rows: number;
  readonly filters: Readonly<Record<string, { readonly value: readonly number[] }>>;
}

interface ListFacts {
  readonly missing?: readonly number[];
  readonly address?: string;
  readonly state?: object;
}

/** A list of clients, of whom some may be missing, over two pages. */
async function openList({ missing = [], address = '/clients?filter.status=Active', state }: ListFacts = {}) {
  const pages: number[] = [];
  const server = [
    answers(clientsEndpoints.table, ({ query }) => {
      const { first, rows, filters }: Asked = JSON.parse(query.get('dt_params') ?? '{}');
      pages.push(first);
      const wanted = filters.id?.value;
      const all = Array.from({ length: count }, (_, index) => index + 1)
        .filter((id) => !missing.includes(id) && (wanted === undefined || wanted.includes(id)))
        .map((id) => clientRow({ id, legal_business_name: nameOf(id) }));
      return { data: all.slice(first, first + rows), total: all.length };
    }),
    answers(clientsEndpoints.details, ({ params }) =>
      clientRecord({ id: Number(params.id), legal_business_name: nameOf(Number(params.id)) }),
    ),
    ...clientRecordAnswers(clientRecord()),
  ];
  const portal = await renderScreen(address, { as: { roles: ['hr'] }, server, ...(state && { state }) });
  return { ...portal, pages };
}

it('walks through the list that a record was opened from, over its pages, and back to it', async () => {
  const { user, address, pages } = await openList();
  await user.click(await screen.findByRole('link', { name: nameOf(29) }));
  await heading(nameOf(29));
  expect((await screen.findByTitle('Back to the list')).textContent).toBe('29 of 32');
  const before = pages.length;
  await user.keyboard('j');
  await heading(nameOf(30));
  expect(await screen.findByText('30 of 32')).toBeTruthy();
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next client' });
  // Disabled until the second page has arrived.
  await waitFor(() => expect(next.disabled).toBe(false));
  await user.click(next);
  await heading(nameOf(31));
  expect(address()).toBe('/clients/31');
  // The second page, once.
  expect(pages.slice(before)).toEqual([30]);
  expect(await screen.findByText('31 of 32')).toBeTruthy();
  await user.keyboard('k');
  await heading(nameOf(30));
  await user.click(await screen.findByTitle('Back to the list'));
  await heading('Clients');
  expect(address()).toBe('/clients?filter.status=Active');
});

it('keeps the list while the tabs of the record change', async () => {
  const { user, address } = await openList();
  await user.click(await screen.findByRole('link', { name: nameOf(1) }));
  await heading(nameOf(1));
  const previous = await screen.findByRole<HTMLButtonElement>('button', { name: 'Previous client' });
  expect(previous.disabled).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Contacts' }));
  expect(await screen.findByText('1 of 32')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next client' }));
  await heading(nameOf(2));
  expect(address()).toBe('/clients/2?tab=contacts');
});

it('says after a reload that a record has left the list, and continues with the one that took its place', async () => {
  const dt_params = JSON.stringify({ sort: [], filters: {} });
  const trail = {
    path: '/api/get-all-clients-for-table',
    query: { dt_params },
    id: 4,
    at: 3,
    rowsPerPage: 30,
    address: '/clients',
  };
  const { user } = await openList({ missing: [4], address: '/clients/4', state: { trail } });
  expect(await screen.findByText('No longer in the list')).toBeTruthy();
  await user.keyboard('j');
  await heading(nameOf(5));
  expect(await screen.findByText('4 of 31')).toBeTruthy();
});

it('has no list on a record that was opened by its address', async () => {
  await openList({ address: '/clients/7' });
  await heading(nameOf(7));
  expect(screen.queryByRole('button', { name: 'Next client' })).toBeNull();
});
