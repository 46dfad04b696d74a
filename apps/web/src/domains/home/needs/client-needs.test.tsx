import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { answers, fakeServer, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { clientAnswers, clientRecord } from '../../clients/client-record.fixture.ts';
import { answerOf, waitingOf } from './needs.fixture.ts';

withFakeServer();

const client = clientRecord();
const leave = {
  ...waitingOf(1),
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

it('shows what waits about the client, and decides in place', async () => {
  const waiting = answers(needsEndpoints.list, ({ query }) =>
    query.get('client_id') === '2' ? answerOf(leave) : answerOf(),
  );
  const server = [waiting, ...clientAnswers(client)];
  const { user } = await renderScreen('/clients/2', { as: { roles: ['hr'] }, server });
  const list = await screen.findByRole('list', { name: 'Waiting for you' });
  expect(within(list).getByText(/^Sick leave · Dec 11 – 13 · 3 days$/)).toBeTruthy();
  const sent = watch(leaveRequestsEndpoints.decide, undefined);
  fakeServer.use(answers(needsEndpoints.list, answerOf()));
  await user.click(within(list).getByRole('button', { name: /^Approve: / }));
  expect(await screen.findByText(/^Approved the leave of Rommel Diaz/)).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('says nothing if nothing waits', async () => {
  await renderScreen('/clients/2', { as: { roles: ['hr'] }, server: clientAnswers(client) });
  expect(await screen.findByText('No open positions.')).toBeTruthy();
  expect(screen.queryByText('Waiting for you')).toBeNull();
});
