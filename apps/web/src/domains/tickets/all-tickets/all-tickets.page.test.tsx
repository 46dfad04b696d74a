import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketListsEndpoints } from '../../../platform/api/endpoints/ticket-lists.generated.ts';
import { watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ticketRow, ticketServer } from '../ticket.fixture.ts';

withFakeServer();

const as = {
  roles: ['hr'] as const,
  permissions: [{ name: 'can view all tickets' }, { name: 'can create ticket' }] as const,
};

it('lists tickets and shows one beside the list', async () => {
  const { user } = await renderScreen('/all-tickets', { as, server: ticketServer });
  const row = await screen.findByRole('row', { name: /Portal signed me out/ });
  expect(within(row).getByText('Open')).toBeTruthy();
  expect(within(await screen.findByRole('row', { name: /Headset crackles/ })).getByText('Paused')).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: ticketRow.subject }));
  const view = await screen.findByRole('complementary', { name: ticketRow.subject });
  expect(within(view).getByText('TCK-2291 · IT Support')).toBeTruthy();
  expect(within(view).getByText('Redgum Logistics')).toBeTruthy();
});

it('opens the views that it comes with by their filters', async () => {
  const { user } = await renderScreen('/all-tickets', { as, server: ticketServer });
  await screen.findByRole('row', { name: /Portal signed me out/ });
  const asked = watch(ticketListsEndpoints.all, { data: [], total: 0 });
  await user.click(screen.getByRole('button', { name: /^Views/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Unassigned in my groups' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(JSON.parse(String(asked.at(-1)?.query.get('dt_params'))).filters).toMatchObject({
    handler: { value: ['groups'] },
    status: { value: ['2', '3'] },
  });
});
