import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announcementsEndpoints } from '../../../platform/api/endpoints/announcements.generated.ts';
import { clientsEndpoints } from '../../../platform/api/endpoints/clients.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { announcement } from '../announcement.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const common = [
  answers(announcementsEndpoints.audience, ({ body }) => {
    const isAll = (body as { audience: string }).audience === 'all';
    return { recipients: isAll ? 12 : 3, clients: isAll ? 4 : 1 };
  }),
  answers(announcementsEndpoints.table, { data: [], total: 0 }),
  answers(clientsEndpoints.forDropdown, [
    { id: 1, legal_business_name: 'Our Company', status: 'Active' },
    { id: 4, legal_business_name: 'Harbourline Pty Ltd', status: 'Active' },
  ]),
];
const open = (query = '', ...server: typeof common) =>
  renderScreen(`/client-notifications-add${query}`, { as: hr, server: [...server, ...common] });

it('publishes to chosen clients and counts the recipients', async () => {
  const { user } = await open();
  await heading('Add client notification');
  expect(await screen.findByText('12 people')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Title/), 'Closed on Friday');
  await user.type(screen.getByLabelText(/^Message/), 'We are closed.');
  await user.click(screen.getByRole('combobox', { name: /Audience/ }));
  await user.click(await screen.findByRole('option', { name: 'Chosen clients' }));
  expect(await screen.findByText('Choose an audience.')).toBeTruthy();
  expect(screen.queryByLabelText(/Our Company/)).toBeNull();
  await user.click(await screen.findByLabelText(/Harbourline/));
  expect(await screen.findByText('3 people')).toBeTruthy();
  const sent = watch(announcementsEndpoints.create, { id: 9, version: 1 });
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  const question = await screen.findByRole('dialog', { name: 'Publish to 3 people at 1 client?' });
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Client notification has been successfully sent.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      title: 'Closed on Friday',
      body: 'We are closed.',
      kind: 'information',
      audience: 'clients',
      client_ids: [4],
      statuses: [],
      roles: ['client', 'client-user', 'client-admin'],
      publish_at: null,
      expires_at: null,
      step: 'publish',
    },
  ]);
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(await heading('Client notifications')).toBeTruthy();
});

it('formats the message by buttons and by key', async () => {
  const { user } = await open();
  const message = await screen.findByLabelText<HTMLTextAreaElement>(/^Message/);
  await user.type(message, 'We are closed');
  message.setSelectionRange(7, 13);
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  expect(message.value).toBe('We are **closed**');
  await user.keyboard('{Control>}b{/Control}');
  expect(message.value).toBe('We are closed');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(message.value).toBe('- We are closed');
});

it('searches long lists of clients and keeps the choices', async () => {
  const many = ['Alder', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fern', 'Grove', 'Heath', 'Iris'];
  const clients = many.map((name, index) => ({
    id: index + 4,
    legal_business_name: `${name} Ltd`,
    status: 'Active' as const,
  }));
  const { user } = await open('', answers(clientsEndpoints.forDropdown, clients));
  await heading('Add client notification');
  const sent = watch(announcementsEndpoints.create, { id: 9, version: 1 });
  await user.click(screen.getByRole('combobox', { name: /Audience/ }));
  await user.click(await screen.findByRole('option', { name: 'Chosen clients' }));
  const list = within(await screen.findByRole('group', { name: 'Clients' }));
  expect(list.getByRole('status').textContent).toBe('9 in all, 0 chosen');
  await user.click(list.getByLabelText(/Iris/));
  const search = list.getByRole('searchbox', { name: 'Search clients' });
  await user.type(search, 'bir{Enter}');
  expect(list.getAllByRole('checkbox')).toHaveLength(1);
  expect(list.getByRole('status').textContent).toBe('1 found, 1 chosen');
  await user.click(list.getByLabelText(/Birch/));
  await user.clear(search);
  await user.type(search, 'nobody');
  expect(list.getByRole('status').textContent).toBe('No matches, 2 chosen');
  await user.keyboard('{Escape}');
  expect(list.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(sent).toEqual([]);
});

it('shows no search box for a short list', async () => {
  const { user } = await open();
  await heading('Add client notification');
  await user.click(screen.getByRole('combobox', { name: /Audience/ }));
  await user.click(await screen.findByRole('option', { name: 'Chosen clients' }));
  expect(await screen.findByLabelText(/Harbourline/)).toBeTruthy();
  expect(screen.queryByRole('searchbox', { name: 'Search clients' })).toBeNull();
});

it('shows missing fields before sending', async () => {
  const { user } = await open();
  await heading('Add client notification');
  const sent = watch(announcementsEndpoints.create, { id: 9, version: 1 });
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  const list = await screen.findByRole('alert');
  expect(list.textContent).toContain('The title is required.');
  expect(list.textContent).toContain('The message is required.');
  expect(sent).toEqual([]);
});

it('schedules in the viewer’s timezone, and shows the server’s error under its field', async () => {
  const { user } = await open();
  await heading('Add client notification');
  await user.type(screen.getByLabelText(/^Title/), 'Later');
  await user.type(screen.getByLabelText(/^Message/), 'Words.');
  await user.click(screen.getByRole('combobox', { name: 'Publish' }));
  await user.click(await screen.findByRole('option', { name: 'At a time' }));
  fireEvent.change(await screen.findByLabelText(/Publication time( \*)?$/), { target: { value: '2026-12-24' } });
  fireEvent.change(screen.getByLabelText(/Publication time: time/), { target: { value: '6 pm' } });
  fakeServer.use(
    refuses(announcementsEndpoints.create, 'invalid-input', {
      errors: { publish_at: ['The publication time must lie ahead.'] },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The publication time must lie ahead.');
  const sent = watch(announcementsEndpoints.create, { id: 9, version: 1 });
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ publish_at: '2026-12-24T10:00:00.000Z', step: 'schedule' });
});

it('edits a scheduled one and opens its preview', async () => {
  const stored = announcement({ state: 'scheduled', expires_at: '2026-12-25T10:00:00.000Z' }, { edit: true });
  const { user } = await open(
    '?id=9',
    answers(announcementsEndpoints.details, stored),
    answers(announcementsEndpoints.preview, {
      announcement: { ...stored, publish_at: '2026-03-09T01:30:00Z', read_at: null },
      state: 'draft',
      clients: [],
    }),
  );
  await heading('Edit client notification');
  expect(screen.getByLabelText<HTMLInputElement>('Expiry time').value).toBe('2026-12-25');
  expect(screen.getByLabelText<HTMLInputElement>('Expiry time: time').value).toBe('6:00 PM');
  const sent = watch(announcementsEndpoints.update, { id: 9, version: 3 });
  await user.click(screen.getByRole('button', { name: 'Save draft and preview' }));
  await heading('Preview client notification');
  expect(sent[0]?.body).toMatchObject({ id: 9, version: 2, step: 'draft', client_ids: [4] });
});

it('copies a published one instead of editing it', async () => {
  const { user } = await open('?id=9', answers(announcementsEndpoints.details, announcement()));
  expect(await screen.findByText('It is published already')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Duplicate' }));
  await heading('Add client notification');
  expect((screen.getByLabelText(/^Title/) as HTMLInputElement).value).toBe('Office closed on Friday');
});

it('shows not found for an invalid address', async () => {
  await open('?id=77', refuses(announcementsEndpoints.details, 'not-found'));
  expect(await heading('Client notification not found')).toBeTruthy();
});
