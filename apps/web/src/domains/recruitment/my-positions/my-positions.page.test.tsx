import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { myPositionsEndpoints } from '../../../platform/api/endpoints/my-positions.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { myPositionServer } from '../my-position.fixture.ts';

withFakeServer();

const as = { roles: ['client-user'] as const };

it('lists positions with their candidates, and what waits for the client', async () => {
  await renderScreen('/position/my-open-positions', { as, server: myPositionServer });
  const row = await screen.findByRole('row', { name: /Bookkeeper/ });
  for (const text of ['Sourcing', '2 candidates', '3', '1 of 2']) expect(within(row).getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bookkeeper' }).getAttribute('href')).toBe(
    '/position/my-open-positions/00000000-0000-4000-8000-000000000003',
  );
  expect(screen.getByRole('link', { name: 'Hire someone' }).getAttribute('href')).toBe('/position/hire');
});

it('says what appears in an empty list', async () => {
  const server = [answers(myPositionsEndpoints.list, { data: [], total: 0, counts: {} })];
  await renderScreen('/position/my-open-positions', { as, server });
  expect(await screen.findByText('Positions that your provider fills for you appear here.')).toBeTruthy();
});
