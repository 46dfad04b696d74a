import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketListsEndpoints } from '../../../platform/api/endpoints/ticket-lists.generated.ts';
import { ticketWorkEndpoints } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ticketRow, ticketServer } from '../ticket.fixture.ts';
import { ticketServer as workServer } from '../ticket-details/ticket-record.fixture.ts';

withFakeServer();

const as = {
  roles: ['hr'] as const,
  permissions: [{ name: 'can view all tickets' }, { name: 'can create ticket' }] as const,
};

it('lists tickets and shows one beside the list', async () => {
  const { user } = await renderScreen('/all-tickets', { as, server: ticketServer });
  const row = await screen.findByRole('row', { name: /Portal signed me out/ });
  expect(within(row).getByText('Open')).toBeTruthy();
  expect(within(await screen.findByRole('row', { name: /Headset crackles/ })).getByText('Paused')).toBeTruthy();
  expect(within(row).getByRole('link', { name: ticketRow.subject }).getAttribute('href')).toBe('/ticket-details/2291');
  await user.click(within(row).getByText('Redgum Logistics'));
  const view = await screen.findByRole('complementary', { name: ticketRow.subject });
  expect(within(view).getByText('TCK-2291 · IT Support')).toBeTruthy();
  expect(within(view).getByText('Redgum Logistics')).toBeTruthy();
  expect(within(view).getByRole('link', { name: 'View record' }).getAttribute('href')).toBe('/ticket-details/2291');
});

it('names no time for what is settled', async () => {
  const settled = { ...ticketRow, status: 4, is_overdue: false } as const;
  const server = [answers(ticketListsEndpoints.all, { data: [settled], total: 1, digest: 'd'.repeat(64) })];
  await renderScreen('/all-tickets', { as, server: [...server, ...ticketServer] });
  const row = await screen.findByRole('row', { name: /Portal signed me out/ });
  expect(within(row).getByText('Resolved')).toBeTruthy();
  expect(within(row).queryByText(/Nov\s18/)).toBeNull();
});

it('offers to submit the first ticket instead of clearing the filters that it opens with', async () => {
  const none = answers(ticketListsEndpoints.all, { data: [], total: 0 });
  await renderScreen('/all-tickets', { as, server: [none, ...ticketServer] });
  expect(await screen.findByText('No tickets yet.')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: 'Submit a ticket' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it('offers to clear the filters if there are other tickets', async () => {
  const rows = answers(ticketListsEndpoints.all, ({ query }) => {
    const isCount = JSON.parse(String(query.get('dt_params'))).rows === 1;
    return isCount ? { data: [ticketRow], total: 1 } : { data: [], total: 0 };
  });
  await renderScreen('/all-tickets', { as, server: [rows, ...ticketServer] });
  expect(await screen.findByText('No tickets found.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy();
});

it('opens the views that it comes with by their filters', async () => {
  const { user } = await renderScreen('/all-tickets', { as, server: ticketServer });
  await screen.findByRole('row', { name: /Portal signed me out/ });
  const asked = watch(ticketListsEndpoints.all, { data: [], total: 0 });
  await user.click(screen.getByRole('button', { name: /^Views/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Unassigned in my groups' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(JSON.parse(String(asked.at(-1)?.query.get('dt_params'))).filters).toMatchObject({
    handler: { value: ['groups'] },
    status: { value: ['2', '3'] },
  });
});

it('opens with what is open, the most urgent first, and keeps that order for all tickets', async () => {
  const asked: { readonly rows: number; readonly filters: unknown }[] = [];
  const rows = answers(ticketListsEndpoints.all, ({ query }) => {
    asked.push(JSON.parse(String(query.get('dt_params'))));
    return { data: [ticketRow], total: 1 };
  });
  const { user, address } = await renderScreen('/all-tickets', { as, server: [rows, ...ticketServer] });
  await screen.findByRole('row', { name: /Portal signed me out/ });
  // Without the count of the first tile.
  const sent = () => asked.filter((request) => request.rows > 1);
  expect(sent()[0]).toMatchObject({
    filters: { status: { value: ['2', '3'] } },
    sort: [{ field: 'due_by', order: 1 }],
  });
  const tiles = within(screen.getByRole('group', { name: 'Tickets by what they need' }));
  expect(tiles.getByRole('button', { name: /^Open/ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(await tiles.findByRole('button', { name: /^All \d/ }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ filters: {}, sort: [{ field: 'due_by', order: 1 }] }));
  expect(address()).toBe('/all-tickets?sort=due_by');
});

it('follows the queue by J and K and in the pager, and leads back to the list as it was', async () => {
  const rows = answers(ticketListsEndpoints.all, { data: [{ ...ticketRow, id: 7, number: 'TCK-7' }], total: 1 });
  const server = [rows, ...workServer, ...ticketServer];
  const list = '/all-tickets?filter.status=2';
  const { user, address } = await renderScreen(list, { as, server });
  await user.click(await screen.findByRole('link', { name: ticketRow.subject }));
  const placeOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await placeOf(/^2 of 104$/)).toBe(list);
  await user.keyboard('j');
  await waitFor(() => expect(address()).toBe('/ticket-details/8'));
  expect(await placeOf(/^3 of 104$/)).toBe(list);
  const around = within(screen.getByRole('navigation', { name: 'Open tickets around this one' }));
  await user.click(around.getByRole('button', { name: 'Previous ticket' }));
  await waitFor(() => expect(address()).toBe('/ticket-details/7'));
});

it('changes the selected tickets, and names those that were not changed', async () => {
  const { user } = await renderScreen('/all-tickets', { as: { ...as, user: { id: 5 } }, server: ticketServer });
  await user.click(await screen.findByRole('checkbox', { name: /TCK-2291/ }));
  await user.click(screen.getByRole('checkbox', { name: /TCK-2292/ }));
  const sent = watch(ticketWorkEndpoints.changeSeveral, {
    changed: 1,
    refused: [{ id: 2292, number: 'TCK-2292', reason: 'The ticket is closed.' }],
  });
  await user.click(screen.getByRole('button', { name: 'Assign to me' }));
  expect(await screen.findByText('1 ticket changed.')).toBeTruthy();
  expect(screen.getByText('TCK-2292: The ticket is closed.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ ids: [2291, 2292], assignee_user_id: 5 });
  expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /TCK-2291/ }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Priority' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Urgent' }));
  await waitFor(() => expect(sent[1]?.body).toEqual({ ids: [2291], priority: 4 }));
});

it('gives the selected tickets to one of those who can have them, or to no one', async () => {
  const { user } = await renderScreen('/all-tickets', { as, server: ticketServer });
  const sent = watch(ticketWorkEndpoints.changeSeveral, { changed: 1, refused: [] });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('checkbox', { name: /TCK-2291/ }));
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
    await user.click(bar.getByRole('button', { name: 'Assignee' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
  };
  await choose('Ira Tan');
  await choose('No one');
  expect(sent.map(({ body }) => body)).toEqual([
    { ids: [2291], assignee_user_id: 31 },
    { ids: [2291], assignee_user_id: null },
  ]);
});

it('filters by what open tickets need, with their number', async () => {
  const { user } = await renderScreen('/all-tickets', { as, server: [...workServer, ...ticketServer] });
  const tiles = within(await screen.findByRole('group', { name: 'Tickets by what they need' }));
  const asked = watch(ticketListsEndpoints.all, { data: [], total: 0 });
  await user.click(await tiles.findByRole('button', { name: /^Unassigned \d/ }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(JSON.parse(String(asked.at(-1)?.query.get('dt_params'))).filters).toMatchObject({
    handler: { value: ['nobody'] },
    status: { value: ['2', '3'] },
  });
  expect(tiles.getByRole('button', { name: /^Unassigned/ }).getAttribute('aria-pressed')).toBe('true');
});

it('answers and assigns from beside the list', async () => {
  const { user } = await renderScreen('/all-tickets', { as, server: [...workServer, ...ticketServer] });
  const row = await screen.findByRole('row', { name: /Portal signed me out/ });
  await user.click(within(row).getByText('Redgum Logistics'));
  const view = within(await screen.findByRole('complementary', { name: ticketRow.subject }));
  const glance = within(await view.findByRole('region', { name: 'At a glance' }));
  expect(glance.getByRole('button', { name: 'Assign to me' })).toBeTruthy();
  expect(glance.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe('/ticket-details/2291');
});
