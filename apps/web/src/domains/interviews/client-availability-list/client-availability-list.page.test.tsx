import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { availabilityEndpoints } from '../../../platform/api/endpoints/availability.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { availabilityServer } from '../availability.fixture.ts';

withFakeServer();

const address = '/recruitment/client-availabilities';

it.each(['recruitment', 'client'] as const)('lists client users with their next free time for %s', async (role) => {
  await renderScreen(address, { as: { roles: [role] }, server: availabilityServer });
  const row = await screen.findByRole('row', { name: /Priya Nair/ });
  expect(within(row).getByText(/5:30.PM$/)).toBeTruthy();
  expect(within(row).getByText(/^9:30.AM London$/)).toBeTruthy();
  expect(within(row).getByText('Thornbury Freight')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Priya Nair' }).getAttribute('href')).toMatch(
    /\/recruitment\/client-availabilities\/8a8b6a1e/,
  );
});

it('says who appears in an empty list', async () => {
  const server = [answers(availabilityEndpoints.list, { data: [], total: 0 })];
  await renderScreen(address, { as: { roles: ['hr'] }, server });
  expect(await screen.findByText('No availabilities yet.')).toBeTruthy();
});
