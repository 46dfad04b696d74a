import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientUsersEndpoints as endpoints } from '../../../platform/api/endpoints/client-users.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { clientAdmin as as, clientUserRow } from '../client-user.fixture.ts';

withFakeServer();

const address = `/user-management/${clientUserRow.uuid}`;
const shown = (row = clientUserRow) => [
  answers(endpoints.details, row),
  answers(endpoints.positions, []),
  answers(endpoints.list, { data: [], total: 0 }),
];

it('shows what a user sees and approves, and deactivates the user', async () => {
  const row = { ...clientUserRow, has_chosen_positions: true, positions: [{ id: 4, title: 'Bookkeeper' }] };
  const { user } = await renderScreen(address, { as, server: shown(row) });
  expect(await screen.findByRole('heading', { name: 'Ana Cruz' })).toBeTruthy();
  for (const text of ['ana@redgum.test', 'Bookkeeper', 'Yes', 'Active']) expect(screen.getByText(text)).toBeTruthy();
  const sent = watch(endpoints.deactivate, undefined);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate Ana Cruz?' });
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Ana Cruz was deactivated.')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('shows a client user the facts alone', async () => {
  const row = { ...clientUserRow, abilities: { update: false } };
  await renderScreen(address, { as: { roles: ['client-user'] }, server: shown(row) });
  expect(await screen.findByRole('heading', { name: 'Ana Cruz' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Update|More actions/ })).toBeNull();
});

it('says that a user of another company does not exist', async () => {
  await renderScreen(address, { as, server: [refuses(endpoints.details, 'not-found')] });
  expect((await screen.findAllByText(/not found|does not exist/i)).length).toBeGreaterThan(0);
});
