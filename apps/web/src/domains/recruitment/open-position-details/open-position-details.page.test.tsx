import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientsEndpoints } from '../../../platform/api/endpoints/clients.generated.ts';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { jobDescriptionServer } from '../job-description.fixture.ts';
import { openPositionServer, shownOpenPosition } from '../open-position.fixture.ts';

withFakeServer();

const as = { roles: ['hr'] as const };
const server = [
  ...openPositionServer,
  ...jobDescriptionServer,
  answers(clientsEndpoints.forDropdown, []),
  answers(lookupsEndpoints.timezones, [{ id: 362, name: 'Australia/Sydney', friendly_name: 'Sydney', country_id: 14 }]),
  answers(lookupsEndpoints.currencies, [{ id: 2, code: 'AUD' }]),
];
const open = () => renderScreen('/recruitment/3', { as, server });

it('shows a position with its budget, managers and the time in each status', async () => {
  await open();
  await heading('Bookkeeper');
  for (const text of ['1 of 2 filled', 'Xero, BAS', 'Camille Sarmiento', 'Bianca Zaragoza', '10 days'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/AUD 1,500\.00 – 1,800\.00/)).toBeTruthy();
});

it('pauses a position with an optional reason', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Change status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pause…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pause Bookkeeper?' });
  const sent = watch(openPositionsEndpoints.move, { version: 3 });
  await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Bookkeeper is now paused.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ version: 2, status: 'pause', reason: '' });
});

it('updates with the version that was read, and never the client', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  const title = await screen.findByLabelText(/^Title/);
  const panel = screen.getByRole('dialog', { name: 'Position details' });
  await user.clear(title);
  await user.type(title, 'Senior bookkeeper');
  const sent = watch(openPositionsEndpoints.update, { id: 3, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Position has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ id: 3, version: 2, title: 'Senior bookkeeper', budget_least: 1500 });
  expect(sent[0]?.body).not.toHaveProperty('client_id');
});

it('shows role client the terms alone', async () => {
  const details = answers(openPositionsEndpoints.details, shownOpenPosition);
  await renderScreen('/recruitment/3', { as: { roles: ['client'] }, server: [...jobDescriptionServer, details] });
  await heading('Bookkeeper');
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  expect(screen.queryByText(/Budget|Owner|History/)).toBeNull();
});

it.each(['/recruitment/77', '/recruitment/abc'])('finds nothing at %s', async (address) => {
  await renderScreen(address, { as, server: [refuses(openPositionsEndpoints.details, 'not-found')] });
  expect(await heading('Open position not found')).toBeTruthy();
});
