import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { candidateLinksEndpoints } from '../../../platform/api/endpoints/candidate-links.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const candidate = {
  name: 'Ana Reyes',
  headline: 'Bookkeeper, 6 years',
  home_place: 'Makati City',
  organization: 'Northwind Staffing',
  expires_at: '2026-04-01T10:00:00Z',
};

it('shows a stranger the candidate, and asks once', async () => {
  const requests = watch(candidateLinksEndpoints.open, candidate);
  await renderScreen('/candidates/a-secret-token');
  expect(await screen.findByText('Ana Reyes')).toBeTruthy();
  for (const text of ['Bookkeeper, 6 years', 'Makati City']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/Shared by Northwind Staffing\. This link works until Apr 0?1, 2026\./)).toBeTruthy();
  expect(requests.map(({ body }) => body)).toEqual([{ token: 'a-secret-token' }]);
});

it('says the same of every link that does not work', async () => {
  await renderScreen('/candidates/void', { server: [refuses(candidateLinksEndpoints.open, 'not-found')] });
  expect(await screen.findByText('This link does not work')).toBeTruthy();
});

it('can be tried again', async () => {
  const busy = { message: 'Too many tries. Please wait 30 seconds and try again.' };
  const server = [refuses(candidateLinksEndpoints.open, 'too-many-tries', busy)];
  const { user } = await renderScreen('/candidates/t', { server });
  expect(await screen.findByText(busy.message)).toBeTruthy();
  fakeServer.use(answers(candidateLinksEndpoints.open, candidate));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ana Reyes')).toBeTruthy();
});
