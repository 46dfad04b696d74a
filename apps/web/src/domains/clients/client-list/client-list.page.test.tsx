import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientsEndpoints } from '../../../platform/api/endpoints/clients.generated.ts';
import { breaks, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { clientRow, clientsOf } from '../client-record.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('shows each client with its state', async () => {
  await renderScreen('/clients', { as: hr, server: [clientsOf(clientRow())] });
  const cells = within(await rowOf('Harbour Legal')).getAllByRole('cell');
  expect(cells.slice(1, 7).map(({ textContent }) => textContent)).toEqual([
    'Active',
    '34',
    'Paolo Enriquez',
    'Wendy Marsh',
    'Australia',
    'Current',
  ]);
  expect(screen.getByRole('link', { name: 'Harbour Legal Pty Ltd' }).getAttribute('href')).toBe('/clients/2');
});

it.each([
  ['Active', 'green'],
  ['Potential', 'gray'],
  ['Inactive', 'blue'],
  ['Draft', 'gray'],
] as const)('state.client.1 gives %s a badge', async (status, tone) => {
  await renderScreen('/clients', { as: hr, server: [clientsOf(clientRow({ status }))] });
  const badge = within(await rowOf('Harbour Legal')).getByText(status);
  expect(badge.closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
});

it('sends page, order, filters and search to the server and keeps them in the address', async () => {
  const requests = watch(clientsEndpoints.table, { data: [clientRow()], total: 200 });
  const address = '/clients?page=2&sort=-employees&q=legal&filter.status=Active&filter.status=Draft';
  await renderScreen(address, { as: hr });
  await rowOf('Harbour Legal');
  expect(JSON.parse(requests[0]?.query.get('dt_params') ?? '{}')).toEqual({
    first: 30,
    rows: 30,
    sort: [{ field: 'employees', order: -1 }],
    filters: {
      status: { value: ['Active', 'Draft'], matchMode: 'in' },
      global: { value: 'legal', matchMode: 'contains' },
    },
  });
});

it('asks before a client is deleted and shows what still uses it', async () => {
  const deletable = clientRow({ abilities: { update: true, delete: true } });
  const { user } = await renderScreen('/clients', { as: { roles: ['admin'] }, server: [clientsOf(deletable)] });
  await user.click(within(await rowOf('Harbour Legal')).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Harbour Legal Pty Ltd?' });
  expect(dialog.textContent).toMatch(/\d+ employees?/);
  expect(dialog.textContent).toContain('Are you sure you want to remove this client?');
  fakeServer.use(refuses(clientsEndpoints.delete, 'conflict', { message: 'The client is in use: 2 employees.' }));
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('The client is in use: 2 employees.')).toBeTruthy();
  const sent = watch(clientsEndpoints.delete, undefined);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Client Harbour Legal Pty Ltd has been successfully removed.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ id: 2 }]);
  const restored = watch(clientsEndpoints.restore, undefined);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Client Harbour Legal Pty Ltd was restored.')).toBeTruthy();
  expect(restored.map(({ params }) => params.id)).toEqual(['2']);
});

it('offers no actions without permissions', async () => {
  const row = clientRow({ abilities: { update: false, delete: false } });
  await renderScreen('/clients', { as: { roles: ['accounting'] }, server: [clientsOf(row)] });
  await rowOf('Harbour Legal');
  expect(screen.queryByRole('button', { name: 'Add client' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

it('offers to add the first client to viewers with the right', async () => {
  const { user } = await renderScreen('/clients', { as: hr, server: [clientsOf()] });
  await user.click(await screen.findByRole('button', { name: 'Add the first client' }));
  expect(await screen.findByRole('dialog', { name: 'Client details' })).toBeTruthy();
});

it('does not offer to add the first client to other viewers', async () => {
  await renderScreen('/clients', { as: { roles: ['accounting'] }, server: [clientsOf()] });
  expect(await screen.findByText(/Add the companies you work with/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add the first client' })).toBeNull();
});

it('shows the empty and the error state', async () => {
  const { user } = await renderScreen('/clients?q=nobody', { as: hr, server: [clientsOf()] });
  expect(await screen.findByText('No clients found.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  fakeServer.use(breaks(clientsEndpoints.table));
  await user.type(screen.getByRole('searchbox', { name: 'Search Clients' }), 'x');
  await waitFor(() => expect(screen.getByText('Clients could not be loaded')).toBeTruthy(), { timeout: 15_000 });
});
