import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { availabilityEndpoints } from '../../../platform/api/endpoints/availability.generated.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { availability, availabilityServer } from '../availability.fixture.ts';

withFakeServer();

const address = `/recruitment/client-availabilities/${availability.uuid}`;

it('shows one week in the zone of the client user and in Manila', async () => {
  await renderScreen(`${address}?week=2026-03-09`, { as: { roles: ['recruitment'] }, server: availabilityServer });
  expect(await screen.findByRole('heading', { name: 'Priya Nair' })).toBeTruthy();
  const week = screen.getByRole('region', { name: 'Week' });
  expect(within(week).getAllByText('5:30 – 8:00 PM Manila').length).toBeGreaterThan(0);
  expect(screen.getByText('Thornbury Freight · London time')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Activity' })).toBeNull();
});

it('shows the activity to those who may read it, and the same page for foreign and missing ones', async () => {
  await renderScreen(address, { as: { roles: ['hr'] }, server: availabilityServer });
  expect(await screen.findByRole('link', { name: 'Activity' })).toBeTruthy();
});

it('says that it does not exist or is out of reach', async () => {
  const server = [refuses(availabilityEndpoints.details, 'not-found')];
  await renderScreen(address, { as: { roles: ['client'] }, server });
  expect(await screen.findByText(/^This availability does(n't| not) exist/)).toBeTruthy();
});
