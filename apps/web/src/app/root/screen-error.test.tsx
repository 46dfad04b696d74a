import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notificationsEndpoints } from '../../platform/api/endpoints/notifications.generated.ts';
import { answers } from '../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../testing/render-screen.tsx';

withFakeServer();

it('replaces a failed screen and keeps the menu around it', async () => {
  // React logs the error to the console.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = JSON.parse('{ "data": [null], "total": 1, "unread": 0 }');
  const { user, exits } = await renderScreen('/notifications', {
    as: { roles: ['employee'] },
    server: [answers(notificationsEndpoints.list, broken)],
  });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('This page could not be shown')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  await user.click(main.getByRole('button', { name: 'Load the page again' }));
  expect(exits).toEqual(['reload']);
  quiet.mockRestore();
});
