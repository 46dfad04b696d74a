import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { notificationsEndpoints } from '../../../platform/api/endpoints/notifications.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const employee = { roles: ['employee'] as const };
const note = {
  kind: 'shift',
  area: null,
  person: null,
  asks: false,
  text: 'Look at it.',
  created_at: '2026-01-01T00:00:00Z',
  read_at: null,
  archived_at: null,
  path: null,
};
const some = answers(notificationsEndpoints.list, {
  data: [
    { ...note, id: 1, title: "Next week's schedule is ready", path: '/my-profile' },
    { ...note, id: 2, title: 'Trap', path: '//evil.example' },
    { ...note, id: 3, title: 'Welcome', read_at: '2026-01-02T00:00:00Z' },
  ],
  total: 3,
  unread: 2,
});

it('lists them, unread ones marked, and links only to addresses of the portal', async () => {
  await renderScreen('/notifications', { as: employee, server: [some] });
  const link = await screen.findByRole('link', { name: /Next week's schedule is ready ?\(unread\)/ });
  expect(link.getAttribute('href')).toBe('/my-profile');
  expect(screen.getByRole('button', { name: /^Trap/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Welcome(?! ?\(unread\))/ })).toBeTruthy();
});

it('groups them by day, and leaves out the present year', async () => {
  const data = [
    { ...note, id: 1, title: 'New', created_at: '2026-03-09T01:00:00Z', text: 'Leave on Mon, Mar 16, 2026.' },
    { ...note, id: 2, title: 'Older', created_at: '2026-03-08T01:00:00Z' },
    { ...note, id: 3, title: 'Oldest', created_at: '2026-03-02T01:00:00Z' },
  ];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T02:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await renderScreen('/notifications', {
    as: employee,
    server: [answers(notificationsEndpoints.list, { data, total: 3, unread: 3 })],
  });
  expect(await screen.findByText('Leave on Mon, Mar 16.')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Notifications: Yesterday' })).getByText('9:00 AM')).toBeTruthy();
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Today', 'Yesterday', 'Mon, Mar 2']);
});

it('marks the opened one as read, or all of them', async () => {
  const { user } = await renderScreen('/notifications', { as: employee, server: [some] });
  const marked = watch(notificationsEndpoints.markRead, { unread: 0 });
  await user.click(await screen.findByRole('button', { name: /^Trap/ }));
  await waitFor(() => expect(marked[0]?.body).toEqual({ ids: [2] }));
  await user.click(screen.getByRole('button', { name: /^Welcome/ }));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(marked[1]?.body).toEqual({ all: true, newest: 3 }));
  expect(marked).toHaveLength(2);
});

it('requests the page in the address', async () => {
  const requests: string[] = [];
  const noting = answers(notificationsEndpoints.list, ({ query }) => {
    requests.push(query.get('dt_params') ?? '');
    return { data: [], total: 0, unread: 0 };
  });
  await renderScreen('/notifications?page=2&size=50', { as: employee, server: [noting] });
  const second = { first: 50, rows: 50, sort: [], filters: {} };
  await waitFor(() => expect(requests.map((text) => JSON.parse(text) as object)).toContainEqual(second));
});

it('shows an empty text', async () => {
  await renderScreen('/notifications', { as: employee });
  expect(await screen.findByText('No notifications found.')).toBeTruthy();
});

it('shows an error if they could not be loaded', async () => {
  await renderScreen('/notifications', {
    as: employee,
    server: [refuses(notificationsEndpoints.list, 'unexpected', { message: 'Our error.' })],
  });
  expect(await screen.findByText('Notifications could not be loaded')).toBeTruthy();
  expect(screen.getByText('Our error.')).toBeTruthy();
});

it('moves the selected ones to the archive together, in the place of the filters', async () => {
  const { user } = await renderScreen('/notifications', { as: employee, server: [some] });
  const sorted = watch(notificationsEndpoints.sort, { unread: 0 });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  expect(screen.queryByRole('button', { name: 'Inbox' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select Trap' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Welcome' }));
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(sorted[0]?.body).toEqual({ ids: [2, 3], to: 'archive' }));
  expect(await screen.findByRole('button', { name: 'Inbox' })).toBeTruthy();
});

it('asks for the unread ones alone, and says how many there are', async () => {
  const { user } = await renderScreen('/notifications', { as: employee, server: [some] });
  await screen.findByRole('button', { name: /^Trap/ });
  const asked = watch(notificationsEndpoints.list, { data: [], total: 0, unread: 2 });
  await user.click(screen.getByRole('button', { name: /^Unread/ }));
  expect(await screen.findByText('Everything is read.')).toBeTruthy();
  expect(JSON.parse(String(asked.at(-1)?.query.get('dt_params'))).filters).toMatchObject({
    state: { value: ['unread'] },
  });
  expect(screen.getByRole('button', { name: /^Unread/ }).getAttribute('aria-pressed')).toBe('true');
});
