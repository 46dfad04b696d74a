import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notificationSettingsEndpoints } from '../../../platform/api/endpoints/notification-settings.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { notificationSettings } from '../../../testing/usual-answers.ts';

withFakeServer();

const choices = (isOn: boolean, isLocked = false) =>
  (['in-app', 'mail', 'sms', 'push'] as const).map((channel) => ({ channel, is_on: isOn, is_locked: isLocked }));

const types = [
  { code: 'a.one', area: 'tickets' as const, label: 'One', channels: choices(true) },
  { code: 'a.two', area: 'tickets' as const, label: 'Two', channels: choices(false) },
  { code: 'b.one', area: 'account' as const, label: 'Lock', channels: choices(true, true) },
];
const as = { roles: ['employee'] as const };
const path = '/notifications?show=settings';

it('folds the areas, switches all types of one, and says what is always on', async () => {
  const server = [answers(notificationSettingsEndpoints.read, { ...notificationSettings, types })];
  const { user } = await renderScreen(path, { as, server });
  const table = within(await screen.findByRole('table', { name: 'Notifications by channel' }));
  expect(table.queryByRole('switch', { name: 'One: Email' })).toBeNull();
  await user.click(table.getByRole('button', { name: /^Tickets/ }));
  expect(table.getByRole('switch', { name: 'One: Email' })).toBeTruthy();
  const switched = watch(notificationSettingsEndpoints.switch, undefined);
  await user.click(table.getByRole('switch', { name: /^All of Tickets: Email/ }));
  await waitFor(() => expect(switched[0]?.body).toEqual({ types: ['a.one', 'a.two'], channel: 'mail', is_on: true }));
  expect(table.getAllByText('Always on').length).toBeGreaterThan(0);
});

it('promises no browser messages while no browser of the user shows them', async () => {
  const server = [answers(notificationSettingsEndpoints.read, { ...notificationSettings, types, browsers: [] })];
  const { user } = await renderScreen(path, { as, server });
  const table = within(await screen.findByRole('table', { name: 'Notifications by channel' }));
  await user.click(table.getByRole('button', { name: /^Tickets/ }));
  const choice = table.getByRole('switch', { name: 'One: Browser' });
  expect(choice).toHaveProperty('disabled', true);
  expect(choice).toHaveProperty('checked', false);
});
