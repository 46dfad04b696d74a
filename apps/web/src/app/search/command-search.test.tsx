import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notificationsEndpoints } from '../../platform/api/endpoints/notifications.generated.ts';
import { answers } from '../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../testing/render-screen.tsx';

withFakeServer();

const outbox = [
  answers(notificationsEndpoints.outbox, { data: [], total: 0 }),
  answers(notificationsEndpoints.parkedEvents, { data: [], total: 0 }),
];

const box = () => screen.findByRole('combobox', { name: 'Search the portal' });
const button = () => screen.findByRole('button', { name: /^Search or jump to/ });
const openByKeys = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

it('keeps the focus while a screen that was chosen before appears behind it', async () => {
  const { user } = await renderScreen('/', { as: { roles: ['admin'] }, server: outbox });
  openByKeys();
  await user.type(await box(), 'outb');
  await user.click(await screen.findByRole('option', { name: /Outbox/ }));
  await heading('Outbox');
  openByKeys();
  const again = await box();
  await waitFor(() => expect(document.activeElement).toBe(again));
  window.history.back();
  await heading(/Maricel$/);
  expect(window.location.pathname).toBe('/');
  await user.keyboard('ho');
  expect(again).toHaveProperty('value', 'ho');
});

it('gives the focus to the heading of the chosen screen', async () => {
  const { user } = await renderScreen('/', { as: { roles: ['admin'] }, server: outbox });
  await user.click(await button());
  await user.type(await box(), 'outb');
  await user.click(await screen.findByRole('option', { name: /Outbox/ }));
  const title = await heading('Outbox');
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('returns the focus to where it was, also after it was opened twice', async () => {
  const { user } = await renderScreen('/', { as: { roles: ['admin'] } });
  await user.click(await button());
  const first = await box();
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.keyDown(first, { key: 'Escape' });
  openByKeys();
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  await user.keyboard('{Escape}');
  const opener = await button();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
