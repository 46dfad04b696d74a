import type { SavedView } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeRow, listOf } from '../domains/employees/employee-row.fixture.ts';
import { savedViewsEndpoints } from '../platform/api/endpoints/saved-views.generated.ts';
import { answers, fakeServer, refuses, watch } from './fake-server.ts';
import { renderScreen, withFakeServer } from './render-screen.tsx';

withFakeServer();

const night: SavedView = {
  id: 7,
  list: 'employees',
  name: 'Night shift',
  query: 'q=night&sort=-name',
  hidden_columns: ['timezone_id'],
  column_order: [],
  is_default: false,
  version: 2,
};

async function open(address: string, views: SavedView[]) {
  const portal = await renderScreen(address, {
    as: { roles: ['hr'] },
    server: [listOf(employeeRow()), answers(savedViewsEndpoints.list, views)],
  });
  await screen.findByRole('row', { name: /Ana Reyes/ });
  return { ...portal, address: () => decodeURIComponent(portal.address()) };
}

const hasTimezone = () => screen.queryByRole('columnheader', { name: /Timezone/ }) !== null;

async function choose(user: Awaited<ReturnType<typeof open>>['user'], entry: string) {
  await user.click(await screen.findByRole('button', { name: /^Views:/ }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
}

it('opens a view with its filters, order and columns, and returns to the whole list', async () => {
  const { user, address } = await open('/employees', [night]);
  await user.click(await screen.findByRole('button', { name: 'Views: All employees' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Night shift' }));
  expect([address(), hasTimezone()]).toEqual(['/employees?q=night&sort=-name&view=7', false]);
  await user.click(screen.getByRole('button', { name: 'Views: Night shift' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'All employees' }));
  expect([address(), hasTimezone()]).toEqual(['/employees', true]);
});

it('saves the current filters under a name', async () => {
  const { user, address } = await open('/employees?q=night&page=2', []);
  const requests = watch(savedViewsEndpoints.create, { ...night, id: 9, query: 'q=night', hidden_columns: [] });
  await choose(user, 'Save as new view');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('The name is required.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Name/), 'Night shift');
  await user.click(dialog.getByRole('checkbox', { name: 'Open the list with this view' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('View has been successfully saved.')).toBeTruthy();
  expect(requests[0]?.body).toEqual({
    list: 'employees',
    name: 'Night shift',
    query: 'q=night',
    hidden_columns: [],
    column_order: [],
    is_default: true,
  });
  expect(address()).toBe('/employees?q=night&view=9');
});

it('reports a name that is already taken in the dialog', async () => {
  const { user } = await open('/employees', []);
  const taken = 'The name has already been taken.';
  fakeServer.use(refuses(savedViewsEndpoints.create, 'invalid-input', { message: taken, errors: { name: [taken] } }));
  await choose(user, 'Save as new view');
  await user.type(await screen.findByLabelText(/^Name/), 'Night shift');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(taken)).toBeTruthy();
});

it('shows that an open view was changed, and saves the change', async () => {
  const { user } = await open('/employees?q=night&sort=name&view=7', [night]);
  expect(await screen.findByText('Edited')).toBeTruthy();
  const requests = watch(savedViewsEndpoints.update, night);
  await choose(user, 'Save changes');
  expect(await screen.findByText('View has been successfully updated.')).toBeTruthy();
  expect(requests[0]?.body).toMatchObject({ id: 7, version: 2, query: 'q=night&sort=name' });
});

it('renames a view and makes it the default', async () => {
  const { user } = await open('/employees?view=7', [night]);
  const requests = watch(savedViewsEndpoints.update, night);
  await choose(user, 'Rename');
  const field = await screen.findByLabelText(/^Name/);
  await user.clear(field);
  await user.type(field, 'Nights');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('View has been successfully renamed.')).toBeTruthy();
  await choose(user, 'Set as default');
  expect(await screen.findByText('View has been successfully set as default.')).toBeTruthy();
  expect(requests.map(({ body }) => body)).toEqual([
    { id: 7, version: 2, name: 'Nights', is_default: false },
    { id: 7, is_default: true },
  ]);
});

it('deletes a view, and undoes that', async () => {
  const { user } = await open('/employees?view=7', [night]);
  const deleted = watch(savedViewsEndpoints.delete, undefined);
  const created = watch(savedViewsEndpoints.create, night);
  await choose(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(deleted[0]?.params).toMatchObject({ id: '7' });
  const { id: _id, version: _version, ...content } = night;
  await expect.poll(() => created[0]?.body).toEqual(content);
});

it('opens the default view, unless the address has settings', async () => {
  const preferred = { ...night, is_default: true };
  const plain = await open('/employees', [preferred]);
  await expect.poll(plain.address).toBe('/employees?q=night&sort=-name&view=7');
});

it('keeps the settings of an address', async () => {
  const requests = await open('/employees?q=ana', [{ ...night, is_default: true }]);
  await screen.findByRole('button', { name: /^Views:/ });
  expect(requests.address()).toBe('/employees?q=ana');
});
