import type { TicketRow } from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientAnswers, clientRecord } from '../domains/clients/client-record.fixture.ts';
import { ticketListsEndpoints } from '../platform/api/endpoints/ticket-lists.generated.ts';
import { answers } from './fake-server.ts';
import { renderScreen, withFakeServer } from './render-screen.tsx';

withFakeServer();

const hr = { roles: ['hr'] as const };

it('lists the open tickets of the client for viewers of all tickets, and leads to the list of them', async () => {
  const ticket: TicketRow = {
    ...{ id: 8, version: 1, number: 'TCK-8', subject: 'Two more analysts', type: 'General', status: 2, priority: 2 },
    ...{ group: 'hr', assignee: null, requester: 'Wendy Ho', employee: null, client: 'Harbour Legal Pty Ltd' },
    ...{ filed_at: '2026-11-17T06:41:00Z', due_by: null, reply_due_by: null, is_overdue: false, approval_state: null },
  };
  const asked: (string | null)[] = [];
  const tickets = answers(ticketListsEndpoints.all, ({ query }) => {
    asked.push(query.get('dt_params'));
    return { data: [ticket], total: 7 };
  });
  await renderScreen('/clients/2', { as: hr, server: [tickets, ...clientAnswers(clientRecord())] });
  expect((await screen.findByRole('link', { name: 'Two more analysts' })).getAttribute('href')).toBe(
    '/ticket-details/8',
  );
  expect(JSON.parse(asked[0] ?? '').filters.client_id).toEqual({ value: 2, matchMode: 'equals' });
  const card = within(screen.getByText('Open tickets').closest('section') ?? document.body);
  expect(card.getByText('7')).toBeTruthy();
  const all = card.getByRole('link', { name: 'View all' });
  expect(all.getAttribute('href')).toBe(
    '/all-tickets?filter.client=Harbour+Legal+Pty+Ltd&filter.status=2&filter.status=3&sort=due_by',
  );
});
