import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketApprovalsEndpoints as calls } from '../../../platform/api/endpoints/ticket-approvals.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ticketApprovalsServer, ticketToApprove } from '../ticket-approval.fixture.ts';
import { ticketServer } from '../ticket-details/ticket-record.fixture.ts';

withFakeServer();

const as = { roles: ['client-admin'], clientId: 3 } as const;
const server = [...ticketApprovalsServer, ...ticketServer];

it('approves in the row', async () => {
  const { user } = await renderScreen('/tickets-for-approval', { as, server });
  const decided = watch(calls.decide, undefined);
  await user.click(await screen.findByRole('button', { name: 'Approve TCK-7' }));
  expect(await screen.findByText('You approved TCK-7.')).toBeTruthy();
  expect(decided.map(({ body }) => body)).toEqual([{ id: 7, decision: 'approved', note: '' }]);
});

it('rejects only with a reason', async () => {
  const { user } = await renderScreen('/tickets-for-approval', { as, server });
  const decided = watch(calls.decide, undefined);
  await user.click(await screen.findByRole('button', { name: 'Reject TCK-7…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject TCK-7' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Say why the ticket is rejected.');
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Not this year.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('You rejected TCK-7.')).toBeTruthy();
  expect(decided.map(({ body }) => body)).toEqual([{ id: 7, decision: 'refused', note: 'Not this year.' }]);
});

it('shows what was filed beside the list, with the decision', async () => {
  const { user } = await renderScreen('/tickets-for-approval', { as, server });
  const decided = watch(calls.decide, undefined);
  await user.click(within(await screen.findByRole('row', { name: /TCK-7/ })).getByText(ticketToApprove.subject));
  const view = within(await screen.findByRole('complementary', { name: ticketToApprove.subject }));
  expect(await view.findByText('The router restarted.')).toBeTruthy();
  expect(view.getByRole('link', { name: 'Open ticket' }).getAttribute('href')).toBe('/ticket-details/7');
  const box = within(view.getByRole('region', { name: 'Pending ticket' }));
  await user.click(box.getByRole('button', { name: /Approve ticket/ }));
  await waitFor(() => expect(decided.map(({ body }) => body)).toEqual([{ id: 7, decision: 'approved', note: '' }]));
});

it('says for whom others wait, without a decision', async () => {
  const rows = [{ ...ticketToApprove, may_decide: false }];
  await renderScreen('/tickets-for-approval', { as, server: [answers(calls.list, { data: rows, total: 1 })] });
  const row = within(await screen.findByRole('row', { name: /TCK-7/ }));
  expect(row.getByText(/^Waiting for/)).toBeTruthy();
  expect(row.queryByRole('button', { name: 'Approve TCK-7' })).toBeNull();
});

it('approves the selected tickets, and names those that were not approved', async () => {
  const { user } = await renderScreen('/tickets-for-approval', { as, server });
  const refused = [{ id: 7, number: 'TCK-7', reason: 'You have decided on this already.' }];
  const sent = watch(calls.approveSeveral, { decided: 0, refused });
  await user.click(await screen.findByRole('checkbox', { name: /TCK-7/ }));
  await user.click(await screen.findByRole('button', { name: /^Approve(?! TCK)/ }));
  expect(await screen.findByText(/You have decided on this already\./)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ ids: [7] }]);
});

it('says on phones until when a ticket is to be decided, before who filed it', async () => {
  const widen = narrowWindow();
  const rows = [
    ticketToApprove,
    { ...ticketToApprove, id: 8, number: 'TCK-8', is_late: true, decide_by: '2020-01-01T00:00:00Z' },
  ];
  await renderScreen('/tickets-for-approval', { as, server: [answers(calls.list, { data: rows, total: 2 })] });
  const cards = within(await screen.findByRole('list', { name: 'Tickets to decide' })).getAllByRole('listitem');
  const requester = ticketToApprove.requester ?? '';
  expect(cards.map(({ textContent }) => textContent?.match(/(Decide by|Overdue).*/)?.[0])).toEqual([
    expect.stringMatching(new RegExp(`^Decide by .*${requester}`)),
    expect.stringMatching(new RegExp(`^Overdue.*${requester}`)),
  ]);
  widen();
});

it('shows decided tickets, and that nothing waits', async () => {
  const list = answers(calls.list, { data: [{ ...ticketToApprove, state: 'refused', may_decide: false }], total: 1 });
  await renderScreen('/tickets-for-approval?show=decided', { as, server: [list] });
  expect(await screen.findByText('Rejected')).toBeTruthy();
});

it('says that nothing waits', async () => {
  await renderScreen('/tickets-for-approval', { as, server: [answers(calls.list, { data: [], total: 0 })] });
  expect(await screen.findByText('No ticket waits for your approval.')).toBeTruthy();
});

it('offers to try again if loading failed', async () => {
  await renderScreen('/tickets-for-approval', { as, server: [refuses(calls.list, 'unexpected')] });
  expect(await screen.findByText('Tickets to decide could not be loaded')).toBeTruthy();
});
