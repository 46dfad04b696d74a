import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { candidatesEndpoints } from '../../../platform/api/endpoints/candidates.generated.ts';
import { answers, refuses } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { candidate, shownCandidate } from '../candidate.fixture.ts';

withFakeServer();

it('shows those who recruit the record', async () => {
  const server = [answers(candidatesEndpoints.shared, candidate)];
  await renderScreen('/cadidates/3', { as: { roles: ['recruitment'] }, server });
  await heading('Ana Reyes');
  expect(screen.getByText('+63 (917) 123-4567')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open record' }).getAttribute('href')).toBe('/recruitment/candidates/3');
});

it('shows a user of the client the profile alone', async () => {
  const server = [answers(candidatesEndpoints.shared, shownCandidate)];
  await renderScreen('/cadidates/3', { as: { roles: ['client-user'] }, server });
  await heading('Ana Reyes');
  expect(screen.queryByText(/Email|Phone|Source|Tags/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open record' })).toBeNull();
});

it('finds nothing for everybody else', async () => {
  const server = [refuses(candidatesEndpoints.shared, 'not-found')];
  await renderScreen('/cadidates/3', { as: { roles: ['employee'] }, server });
  expect(await heading('Candidate not found')).toBeTruthy();
});
