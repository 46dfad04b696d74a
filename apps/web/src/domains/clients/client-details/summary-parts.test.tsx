import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { openPositionsEndpoints } from '../../../platform/api/endpoints/open-positions.generated.ts';
import { answers, fakeServer, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { clientAnswers, clientRecord } from '../client-record.fixture.ts';

withFakeServer();

const client = clientRecord();
const nothing = { counts: [], overdue: 0, snoozed: 0, total: 0, data: [] };
const leave = {
  uuid: '00000000-0001-800a-8000-000000000000',
  since: '2026-11-18T02:00:00Z',
  due: null,
  others: { names: [], more: 0 },
  instead_of: null,
  snoozed_until: null,
  kind: 'leave' as const,
  request: {
    id: 9,
    employee: { id: 7, name: 'Rommel Diaz', position: 'Analyst' },
    client: client.legal_business_name,
    leave_type: 'Sick leave',
    first_day: '2026-12-11',
    last_day: '2026-12-13',
    days: [],
    minutes: 1440,
    reason: null,
    is_late: false,
  },
};
const one = { ...nothing, counts: [{ kind: 'leave' as const, count: 1 }], total: 1, data: [leave] };

it('shows what waits about the client, and decides in place', async () => {
  const waiting = answers(needsEndpoints.list, ({ query }) => (query.get('client_id') === '2' ? one : nothing));
  const server = [waiting, ...clientAnswers(client)];
  const { user } = await renderScreen('/clients/2', { as: { roles: ['hr'] }, server });
  const list = await screen.findByRole('list', { name: 'Waiting for you' });
  expect(within(list).getByText(/^Sick leave · Fri, Dec 11 – Sun, Dec 13 · 3 days$/)).toBeTruthy();
  const sent = watch(leaveRequestsEndpoints.decide, undefined);
  fakeServer.use(answers(needsEndpoints.list, nothing));
  await user.click(within(list).getByRole('button', { name: /^Approve: / }));
  expect(await screen.findByText(/^Approved the leave of Rommel Diaz/)).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('says nothing of decisions if none waits', async () => {
  await renderScreen('/clients/2', { as: { roles: ['hr'] }, server: clientAnswers(client) });
  expect(await screen.findByText('No open positions.')).toBeTruthy();
  expect(screen.queryByText('Waiting for you')).toBeNull();
});

it('shows the positions that are worked on to those who recruit', async () => {
  const position = {
    id: 3,
    uuid: '00000000-0003-800a-8000-000000000000',
    version: 1,
    title: 'Bookkeeper',
    client_id: 2,
    client: client.legal_business_name,
    status: 'sourcing' as const,
    status_since: '2026-02-20T02:00:00Z',
    opened_at: '2026-02-20T02:00:00Z',
    headcount: 2,
    filled_count: 1,
    employment_type: 'full-time' as const,
    work_location: 'wfh' as const,
    start_by: null,
    candidates: 8,
    waiting: 2,
  };
  const found = answers(openPositionsEndpoints.list, ({ query }) => {
    const { filters } = JSON.parse(query.get('dt_params') ?? '{}');
    const isAsked = filters.client_id.value === 2 && filters.status.value.includes('sourcing');
    return { data: isAsked ? [position] : [], total: isAsked ? 1 : 0, counts: {} };
  });
  await renderScreen('/clients/2', { as: { roles: ['hr'] }, server: [found, ...clientAnswers(client)] });
  const row = await screen.findByRole('row', { name: /^Bookkeeper/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual(['8', '2', '1 of 2']);
});

it('shows no positions to others', async () => {
  await renderScreen('/clients/2', { as: { roles: ['account manager'] }, server: clientAnswers(client) });
  expect(await screen.findByRole('link', { name: 'View metrics' })).toBeTruthy();
  expect(screen.queryByText('Open positions')).toBeNull();
});
