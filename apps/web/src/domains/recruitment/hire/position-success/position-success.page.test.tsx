import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { myPositionsEndpoints } from '../../../../platform/api/endpoints/my-positions.generated.ts';
import { refuses } from '../../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../../testing/render-screen.tsx';
import { myPositionServer } from '../../my-position.fixture.ts';

withFakeServer();
const as = { roles: ['client-user'] as const, clientId: 4 };
const uuid = '00000000-0000-4000-8000-000000000003';
const address = `/position/success-positon/${uuid}`;

it('names the open position and leads to it', async () => {
  await renderScreen(address, { as, server: myPositionServer });
  expect(await screen.findByText('Bookkeeper is open.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View the position' }).getAttribute('href')).toBe(
    `/position/my-open-positions/${uuid}`,
  );
});

it('finds no position of somebody else', async () => {
  await renderScreen(address, { as, server: [refuses(myPositionsEndpoints.details, 'not-found')] });
  expect(await heading('Open position not found')).toBeTruthy();
});
