import type { OpenTicket } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketsEndpoints } from '../../../platform/api/endpoints/tickets.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const ticket: OpenTicket = {
  id: 7,
  number: 'TCK-7',
  subject: 'Printer jams',
  type: 'IT support',
  status: 2,
  priority: 2,
  due_by: null,
  is_overdue: false,
  reply_due_by: null,
  approval_state: null,
  requester: 'Ana Cruz',
  client: null,
  group: 'it',
  assignee: null,
  is_mine: false,
};
const server = [answers(ticketsEndpoints.open, { data: [ticket], total: 12, overdue: 3, mine: 0, unassigned: 12 })];

it('shows who handles tickets what is open, and leads to it', async () => {
  const as = { roles: ['it'] as const, permissions: [{ name: 'can view assigned tickets' }] as const };
  await renderScreen('/', { as, server });
  const link = await screen.findByRole('link', { name: 'Printer jams' });
  expect(link.getAttribute('href')).toBe('/ticket-details/7');
  const list = within(screen.getByRole('list', { name: 'Open tickets' }));
  expect(list.getByText('TCK-7 · Ana Cruz')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Open tickets 12 · 3 overdue' })).toBeTruthy();
});

it('shows employees no tickets of others', async () => {
  const as = { roles: ['employee'] as const, permissions: [{ name: 'can create ticket' }] as const, employeeId: 9 };
  await renderScreen('/', { as, server });
  await heading(/^Good/);
  expect(screen.queryByText('Open tickets')).toBeNull();
});
