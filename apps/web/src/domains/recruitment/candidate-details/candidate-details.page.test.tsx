import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { candidatesEndpoints } from '../../../platform/api/endpoints/candidates.generated.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { candidateServer } from '../candidate.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };
const open = () => renderScreen('/candidates/3', { as, server: candidateServer });

it('shows a candidate', async () => {
  await open();
  await heading('First example');
});

it('opens the form of the record', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('dialog', { name: 'Candidate details' })).toBeTruthy();
});

it.each(['/candidates/77', '/candidates/abc'])('finds nothing at %s', async (address) => {
  await renderScreen(address, { as, server: [refuses(candidatesEndpoints.details, 'not-found')] });
  expect(await heading('Candidate not found')).toBeTruthy();
});
