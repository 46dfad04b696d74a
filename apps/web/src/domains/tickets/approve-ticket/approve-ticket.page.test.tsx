import { approvalLinkStates, approvalLinkTexts } from '@muster/contract/domains/tickets/approval-link.rules.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketApprovalsEndpoints as calls } from '../../../platform/api/endpoints/ticket-approvals.generated.ts';
import { ticketWorkEndpoints } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ticketToApprove } from '../ticket-approval.fixture.ts';
import { handledTicket, ticketServer } from '../ticket-details/ticket-record.fixture.ts';

withFakeServer();

const token = 'x'.repeat(43);
const as = { roles: ['client-admin'], clientId: 3, permissions: [{ name: 'can approve assigned tickets' }] } as const;
const link = (state: (typeof approvalLinkStates)[number]) =>
  answers(calls.readLink, { state, number: 'TCK-7', ticket_id: state === 'open' ? 7 : null });
const open = (...server: readonly ReturnType<typeof answers>[]) =>
  renderScreen(`/approve-ticket/${token}`, { as, server: [...server, ...ticketServer] });

it('shows what was filed, and decides with the link', async () => {
  const { user } = await open(link('open'));
  expect(await screen.findByText('The router restarted.')).toBeTruthy();
  const sent = watch(calls.decideByLink, undefined);
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Say why the ticket is rejected.');
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Note'), 'Fine.');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Your decision was recorded')).toBeTruthy();
  expect(sent.map(({ params, body }) => [params, body])).toMatchObject([
    [{ token }, { decision: 'approved', note: 'Fine.' }],
  ]);
  expect(screen.getByRole('link', { name: 'Open the tickets for approval' }).getAttribute('href')).toBe(
    '/tickets-for-approval',
  );
});

it.each([
  ['2099-11-25T01:00:00Z', /^Decide by Nov 25, 2099/],
  ['2026-01-05T01:00:00Z', /^Overdue since Jan 05, 2026/],
])('says until when the ticket is to be decided: %s', async (approval_due_at, text) => {
  const record = { ...handledTicket, approval: ticketToApprove.approval, approval_state: 'pending' } as const;
  await open(answers(ticketWorkEndpoints.details, { ...record, approval_due_at }), link('open'));
  expect(await screen.findByText(text)).toBeTruthy();
});

it.each(approvalLinkStates.filter((state) => state !== 'open'))(
  'says why nothing is to be decided: %s',
  async (state) => {
    await open(link(state));
    expect(await screen.findByText(approvalLinkTexts[state])).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the tickets for approval' })).toBeTruthy();
  },
);

it('says that somebody else decided meanwhile', async () => {
  const { user } = await open(link('open'));
  await screen.findByText('The router restarted.');
  fakeServer.use(refuses(calls.decideByLink, 'conflict', { message: approvalLinkTexts.approved }), link('approved'));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('TCK-7')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('asks somebody else to sign in with the account that got the mail', async () => {
  await open(refuses(calls.readLink, 'not-found'));
  expect(await heading('Approve ticket')).toBeTruthy();
  expect(await screen.findByText('This link is not for your account')).toBeTruthy();
  expect(screen.getByText(/^You are signed in as /)).toBeTruthy();
});
