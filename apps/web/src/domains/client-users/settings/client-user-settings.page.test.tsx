import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientUsersEndpoints as endpoints } from '../../../platform/api/endpoints/client-users.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { clientUserRow } from '../client-user.fixture.ts';

withFakeServer();

it('changes the time zone in place, shows the own access, and leads to notifications and profile', async () => {
  const server = [answers(endpoints.details, { ...clientUserRow, is_self: true })];
  await renderScreen('/client-user-settings', { as: { roles: ['client-user'] }, server });
  expect(await screen.findByRole('form', { name: 'Change time zone' })).toBeTruthy();
  for (const text of ['Client user', 'All positions', 'Yes'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/Choose what reaches you/)).toBe('/notifications?show=settings');
  expect(hrefOf(/Name, password/)).toBe('/my-profile');
});
