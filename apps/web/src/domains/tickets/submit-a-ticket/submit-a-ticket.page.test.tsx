import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketFilingEndpoints } from '../../../platform/api/endpoints/ticket-filing.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ticketServer } from '../ticket.fixture.ts';

withFakeServer();

const as = { roles: ['employee'] as const, permissions: [{ name: 'can create ticket' }] as const };

it('offers the types as cards that lead to their form, and finds them', async () => {
  const { user } = await renderScreen('/submit-a-ticket', { as, server: ticketServer });
  const card = await screen.findByRole('link', { name: /IT Support/ });
  expect(card.getAttribute('href')).toBe('/ticket?type=IT');
  await user.type(screen.getByRole('searchbox'), 'recording');
  await waitFor(() => expect(screen.queryByRole('link', { name: /IT Support/ })).toBeNull());
  expect(screen.getByRole('link', { name: /CCTV Recordings/ })).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), ' nothing');
  expect(await screen.findByText('No ticket type has these words.')).toBeTruthy();
});

it('says that nothing can be submitted', async () => {
  await renderScreen('/submit-a-ticket', { as, server: [answers(ticketFilingEndpoints.types, [])] });
  expect(await screen.findByText('There is no ticket that you can submit.')).toBeTruthy();
});
