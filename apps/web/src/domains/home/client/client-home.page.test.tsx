import { pathOf } from '@muster/contract/screen-paths.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeEndpoints } from '../../../platform/api/endpoints/home.generated.ts';
import { watch } from '../../../testing/fake-server.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

it.each(['client-user', 'client-admin'] as const)('greets %s with what a client user begins', async (role) => {
  await renderScreen('/', { as: { roles: [role], user: { clientId: 4 } } });
  await heading(/^Good (morning|afternoon|evening), Maricel$/);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Hire someone' }).getAttribute('href')).toBe(pathOf('hire'));
  expect(main.getByRole('link', { name: 'Open a ticket' }).getAttribute('href')).toBe(pathOf('submitATicket'));
  expect(main.getByText('Open positions')).toBeTruthy();
});

it('offers on a narrow window what it offers on a wide one, and no time of figures that do not follow', async () => {
  narrowWindow();
  await renderScreen('/', { as: { roles: ['client-admin'], user: { clientId: 4 } } });
  await heading(/Maricel$/);
  expect(screen.getByRole('link', { name: 'Hire someone' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open a ticket' })).toBeTruthy();
  expect(screen.queryByText(/^Updated/)).toBeNull();
});

it('asks for no figures of the provider', async () => {
  const asked = watch(homeEndpoints.figures, { notifications: { unread: 0 } });
  await renderScreen('/', { as: { roles: ['client-user'], user: { clientId: 4 } } });
  await heading(/Maricel$/);
  expect(asked).toEqual([]);
});
