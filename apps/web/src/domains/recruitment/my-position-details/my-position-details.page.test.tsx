import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { myPositionsEndpoints } from '../../../platform/api/endpoints/my-positions.generated.ts';
import { answers, refuses } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { myPosition, myPositionServer } from '../my-position.fixture.ts';

withFakeServer();

const as = { roles: ['client-admin'] as const };
const address = '/position/my-open-positions/00000000-0000-4000-8000-000000000003';

it('shows the terms of a position, and how far it is', async () => {
  await renderScreen(`${address}?tab=overview`, { as, server: myPositionServer });
  await heading('Bookkeeper');
  for (const text of ['Full-time', 'Xero, BAS', '2 candidates', '1 of 2']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View candidates' }).getAttribute('href')).toBe(`${address}?tab=candidates`);
});

it('opens with its candidates while one waits for a decision', async () => {
  await renderScreen(address, { as, server: myPositionServer });
  expect(await screen.findByRole('link', { name: 'Ana Reyes' })).toBeTruthy();
});

it('opens with the overview where nobody waits, and has its candidates as a tab', async () => {
  const details = answers(myPositionsEndpoints.details, { ...myPosition, waiting: 0 });
  const { user } = await renderScreen(address, { as, server: [details, ...myPositionServer] });
  expect(await screen.findByText('Nothing to decide')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /^Candidates/ }));
  expect(await screen.findByRole('link', { name: 'Ana Reyes' })).toBeTruthy();
});

it.each(['not-found', 'invalid-input'] as const)('finds nothing where the answer is %s', async (code) => {
  await renderScreen(address, { as, server: [refuses(myPositionsEndpoints.details, code)] });
  expect(await heading('Open position not found')).toBeTruthy();
});
