import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketListsEndpoints } from '../../../platform/api/endpoints/ticket-lists.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ticketRow, ticketServer } from '../ticket.fixture.ts';

withFakeServer();

it('lists the own tickets of an employee, and nothing else', async () => {
  const as = { roles: ['employee'] as const, permissions: [{ name: 'can create ticket' }] as const };
  await renderScreen('/my-tickets', { as, server: ticketServer });
  expect(await screen.findByRole('row', { name: /Portal signed me out/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Colleagues' })).toBeNull();
  expect(screen.getByRole('link', { name: /Portal signed me out/ }).getAttribute('href')).toBe('/my-tickets/2291');
  const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Submit a ticket' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/submit-a-ticket']);
});

it('switches to what colleagues of a client user filed', async () => {
  const permissions = [{ name: 'can create ticket' }, { name: 'can view assigned tickets' }] as const;
  const as = { roles: ['client-user'] as const, permissions, user: { clientId: 7 } };
  const { user } = await renderScreen('/my-tickets', { as, server: ticketServer });
  await screen.findByRole('row', { name: /Portal signed me out/ });
  const row = { data: [ticketRow], total: 1 };
  const asked = watch(ticketListsEndpoints.mine, row);
  await user.click(screen.getByRole('button', { name: 'Colleagues' }));
  await waitFor(() => expect(asked.at(-1)?.query.get('view')).toBe('others'));
  const link = await screen.findByRole('link', { name: /Portal signed me out/ });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/ticket-details/2291'));
});

it('says on phones how long is left, and when settled tickets were filed', async () => {
  const widen = narrowWindow();
  const as = { roles: ['employee'] as const, permissions: [{ name: 'can create ticket' }] as const };
  const resolved = { ...ticketRow, id: 1, number: 'TCK-1', status: 4, is_overdue: false } as const;
  const waiting = { ...ticketRow, id: 2, number: 'TCK-2', due_by: null, approval_state: 'pending' } as const;
  const server = [answers(ticketListsEndpoints.mine, { data: [ticketRow, waiting, resolved], total: 3 })];
  await renderScreen('/my-tickets', { as, server });
  const cards = within(await screen.findByRole('list', { name: 'My tickets' })).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/Overdue \d/),
    expect.stringContaining('Waiting for approval'),
    expect.stringContaining('Filed Nov 17'),
  ]);
  widen();
});
