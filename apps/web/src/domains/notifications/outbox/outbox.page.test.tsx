import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notificationsEndpoints } from '../../../platform/api/endpoints/notifications.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const admin = { roles: ['admin'] as const };
const kept = {
  data: [
    {
      id: 1,
      kind: 'mail' as const,
      to: 'ana@example.com',
      subject: 'Reset your Muster password',
      text: 'Hello Ana,\n\nChoose it here: [link]',
      created_at: '2026-11-21T02:00:00Z',
    },
    {
      id: 1,
      kind: 'sms' as const,
      to: '+639171234567',
      subject: null,
      text: 'Your shift moved.',
      created_at: '2026-11-20T02:00:00Z',
    },
  ],
  total: 2,
};

const nothingParked = answers(notificationsEndpoints.parkedEvents, { data: [], total: 0 });

it('lists kept messages and shows one as it would have been sent', async () => {
  const { user } = await renderScreen('/outbox', {
    as: admin,
    server: [
      answers(notificationsEndpoints.outbox, kept),
      answers(notificationsEndpoints.outboxMessage, { text: 'Choose it here: https://portal.test/reset' }),
      nothingParked,
    ],
  });
  expect(await screen.findByRole('button', { name: 'Your shift moved.' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reset your Muster password' }));
  const panel = await screen.findByRole('dialog', { name: 'Reset your Muster password' });
  expect(within(panel).getByText('ana@example.com')).toBeTruthy();
  expect(await within(panel).findByText(/https:\/\/portal.test\/reset/)).toBeTruthy();
});

it('shows background tasks that failed, and tries them again', async () => {
  const event = {
    id: 7,
    name: 'shifts.people-placed',
    attempts: 5,
    error: 'settle-schedules: it failed',
    created_at: '2026-11-21T02:00:00Z',
    parked_at: '2026-11-21T02:10:00Z',
  };
  const { user } = await renderScreen('/outbox', {
    as: admin,
    server: [
      answers(notificationsEndpoints.outbox, kept),
      answers(notificationsEndpoints.parkedEvents, { data: [event], total: 1 }),
    ],
  });
  const table = await screen.findByRole('table', { name: 'Failed background tasks' });
  expect(within(table).getByText('settle-schedules: it failed')).toBeTruthy();
  const requests = watch(notificationsEndpoints.retryEvents, { retried: 1 });
  await user.click(screen.getByRole('button', { name: 'Try all again' }));
  await waitFor(() => expect(requests).toHaveLength(1));
});

it('sends the kind in the address as a filter', async () => {
  const { user } = await renderScreen('/outbox?filter.kind=sms', {
    as: admin,
    server: [answers(notificationsEndpoints.outbox, kept), nothingParked],
  });
  const requests = watch(notificationsEndpoints.outbox, { data: [], total: 0 });
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(requests.at(-1)?.query.get('kind')).toBeNull());
});

it('shows the empty and the error state', async () => {
  const { user } = await renderScreen('/outbox', {
    as: admin,
    server: [refuses(notificationsEndpoints.outbox, 'unexpected'), nothingParked],
  });
  expect(await screen.findByText('Messages could not be loaded')).toBeTruthy();
  fakeServer.use(answers(notificationsEndpoints.outbox, { data: [], total: 0 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No messages found.')).toBeTruthy();
});

it('is forbidden for everybody except admins', async () => {
  const { address } = await renderScreen('/outbox', { as: { roles: ['hr'] } });
  expect(address()).toBe('/forbidden');
});
