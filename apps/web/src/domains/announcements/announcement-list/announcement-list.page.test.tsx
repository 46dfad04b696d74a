import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announcementsEndpoints } from '../../../platform/api/endpoints/announcements.generated.ts';
import { answers, breaks, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { announcement, announcementRow } from '../announcement.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const listing = (...rows: ReturnType<typeof announcementRow>[]) =>
  answers(announcementsEndpoints.table, { data: rows, total: rows.length });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('shows each with state, audience, times and who has read it', async () => {
  await renderScreen('/client-notifications', { as: hr, server: [listing(announcementRow())] });
  const cells = within(await rowOf('Office closed')).getAllByRole('cell');
  expect(cells.slice(1, 6).map(({ textContent }) => textContent)).toEqual([
    'Published',
    '2 of 5',
    '1 client, all users',
    'Mar 09, 2026 9:30 AM',
    'Important',
  ]);
});

it('sends order, filters and search to the server and keeps them in the address', async () => {
  const requests = watch(announcementsEndpoints.table, { data: [announcementRow()], total: 1 });
  const address = '/client-notifications?sort=-read&q=office&filter.state=draft&filter.state=scheduled';
  await renderScreen(address, { as: hr });
  await rowOf('Office closed');
  expect(JSON.parse(requests[0]?.query.get('dt_params') ?? '{}')).toMatchObject({
    sort: [{ field: 'read', order: -1 }],
    filters: {
      state: { value: ['draft', 'scheduled'], matchMode: 'in' },
      global: { value: 'office', matchMode: 'contains' },
    },
  });
});

it('opens a panel with the readers', async () => {
  const { user } = await renderScreen('/client-notifications', {
    as: hr,
    server: [
      listing(announcementRow()),
      answers(announcementsEndpoints.details, announcement()),
      answers(announcementsEndpoints.readers, {
        data: [
          {
            user_id: 3,
            name: 'Helen Strand',
            client: { id: 4, name: 'Harbourline Pty Ltd' },
            delivered_at: '2026-03-09T01:30:00Z',
            read_at: '2026-03-09T02:30:00Z',
          },
          {
            user_id: 4,
            name: 'Thomas Keane',
            client: { id: 4, name: 'Harbourline Pty Ltd' },
            delivered_at: '2026-03-09T01:30:00Z',
            read_at: null,
          },
        ],
        total: 12,
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Office closed on Friday' }));
  const panel = await screen.findByRole('dialog', { name: 'Office closed on Friday' });
  expect(await within(panel).findByText('Read by 2 of 5')).toBeTruthy();
  expect((await within(panel).findByRole('row', { name: /Helen Strand/ })).textContent).toContain(
    'Mar 09, 2026 10:30 AM',
  );
  expect(within(panel).getByRole('row', { name: /Thomas Keane/ }).textContent).toContain('Not yet');
  expect(within(panel).getByText('1–10 of 12')).toBeTruthy();
  expect(within(panel).getByText('closed').tagName).toBe('STRONG');
});

it('offers the actions of each state, and asks before withdrawing', async () => {
  const row = announcementRow({}, { withdraw: true, expire: true });
  const { user } = await renderScreen('/client-notifications', { as: hr, server: [listing(row)] });
  await user.click(within(await rowOf('Office closed')).getByRole('button', { name: /^Actions for/ }));
  const menu = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(menu).toEqual(['View', 'Preview', 'Change expiry', 'Duplicate', 'Withdraw']);
  await user.click(screen.getByRole('menuitem', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw client notification' });
  fakeServer.use(
    refuses(announcementsEndpoints.withdraw, 'conflict', { message: 'It is expired: nothing to withdraw.' }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await within(dialog).findByText('It is expired: nothing to withdraw.')).toBeTruthy();
  const sent = watch(announcementsEndpoints.withdraw, { id: 9, version: 3 });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Client notification has been withdrawn.')).toBeTruthy();
  expect(sent.map(({ params, body }) => [params.id, body])).toEqual([['9', { version: 2 }]]);
});

it('publishes and deletes a draft after a confirmation', async () => {
  const row = announcementRow({ state: 'draft', recipients: 0 }, { edit: true, publish: true, delete: true });
  const counted = answers(announcementsEndpoints.audience, { recipients: 4, clients: 2 });
  const server = [listing(row), answers(announcementsEndpoints.details, announcement()), counted];
  const { user } = await renderScreen('/client-notifications', { as: hr, server });
  const choose = async (name: string) => {
    await user.click(within(await rowOf('Office closed')).getByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  const published = watch(announcementsEndpoints.publish, { id: 9, version: 3 });
  await choose('Publish now');
  const question = await screen.findByRole('dialog', { name: 'Publish to 4 people at 2 clients?' });
  expect(question.textContent).toContain('Office closed');
  await user.click(within(question).getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(published).toHaveLength(1));
  const removed = watch(announcementsEndpoints.delete, undefined);
  await choose('Delete draft');
  const dialog = await screen.findByRole('dialog', { name: 'Delete client notification' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(removed.map(({ body }) => body)).toEqual([{ id: 9 }]));
});

it('changes the end of a published one, in the viewer’s timezone', async () => {
  const { user } = await renderScreen('/client-notifications', {
    as: hr,
    server: [listing(announcementRow({}, { expire: true }))],
  });
  await user.click(within(await rowOf('Office closed')).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change expiry' }));
  const panel = await screen.findByRole('dialog', { name: 'Change expiry' });
  const sent = watch(announcementsEndpoints.changeExpiry, { id: 9, version: 3 });
  fireEvent.change(within(panel).getByLabelText(/Expiry time( \*)?$/), { target: { value: '2026-12-24' } });
  fireEvent.change(within(panel).getByLabelText(/Expiry time: time/), { target: { value: '6 pm' } });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ version: 2, expires_at: '2026-12-24T10:00:00.000Z' }]),
  );
});

it('offers no changes to viewers who may only read', async () => {
  const row = announcementRow({}, { duplicate: false });
  await renderScreen('/client-notifications', { as: { roles: ['account manager'] }, server: [listing(row)] });
  await rowOf('Office closed');
  expect(screen.queryByRole('link', { name: 'Add notification' })).toBeNull();
});

it('shows the empty and the error state', async () => {
  const { user } = await renderScreen('/client-notifications?q=nothing', { as: hr, server: [listing()] });
  expect(await screen.findByText('No client notifications found.')).toBeTruthy();
  fakeServer.use(breaks(announcementsEndpoints.table));
  await user.type(screen.getByRole('searchbox'), 'x');
  await waitFor(() => expect(screen.getByText('Client notifications could not be loaded')).toBeTruthy(), {
    timeout: 15_000,
  });
});
