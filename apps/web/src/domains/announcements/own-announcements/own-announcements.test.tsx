import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announcementsEndpoints } from '../../../platform/api/endpoints/announcements.generated.ts';
import { answers, fakeServer, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ownAnnouncement } from '../announcement.fixture.ts';

withFakeServer();

const client = { roles: ['client-user'] as const };
const announcements = (...data: ReturnType<typeof ownAnnouncement>[]) =>
  answers(announcementsEndpoints.own, { data, unread: data.filter(({ read_at }) => read_at === null).length });
const card = () => screen.findByRole('list', { name: 'Announcements' });

it('are on the home screen of client users, and opening one marks it as read', async () => {
  const { user } = await renderScreen('/', { as: client, server: [announcements(ownAnnouncement())] });
  const row = within(await card()).getByRole('button', { name: /^Office closed on Friday.*\(unread\)/ });
  expect(row.textContent).toContain('We are closed. Payroll runs on Thursday, See');
  const read = watch(announcementsEndpoints.markRead, { unread: 0 });
  fakeServer.use(announcements(ownAnnouncement({ read_at: '2026-11-20T01:30:00Z' })));
  await user.click(row);
  const dialog = await screen.findByRole('dialog', { name: 'Office closed on Friday' });
  expect(within(dialog).getByText('Payroll runs on Thursday').tagName).toBe('LI');
  await waitFor(() => expect(read.map(({ body }) => body)).toEqual([{ id: 9 }]));
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Announcements' })).queryByText('(unread)')).toBeNull(),
  );
});

it('open from a notification, and say if one has expired', async () => {
  const read = watch(announcementsEndpoints.markRead, { unread: 0 });
  await renderScreen('/?notice=9', {
    as: client,
    server: [announcements(ownAnnouncement({ read_at: '2026-11-20T01:30:00Z' }))],
  });
  expect(await screen.findByRole('dialog', { name: 'Office closed on Friday' })).toBeTruthy();
  expect(read).toEqual([]);
});

it('disappear when they expire', async () => {
  await renderScreen('/?notice=8', { as: client, server: [announcements(ownAnnouncement())] });
  const dialog = await screen.findByRole('dialog', { name: 'No longer there' });
  expect(dialog.textContent).toContain('This announcement has ended');
});

it('are not requested for other users, and take no space if there are none', async () => {
  const requests = watch(announcementsEndpoints.own, { data: [], unread: 0 });
  await renderScreen('/', { as: { roles: ['hr'] } });
  await screen.findByText('Needs you');
  expect(requests).toEqual([]);
  expect(screen.queryByText('Announcements')).toBeNull();
});
