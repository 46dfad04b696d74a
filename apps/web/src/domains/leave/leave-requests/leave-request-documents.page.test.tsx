import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveCalendarEndpoints } from '../../../platform/api/endpoints/leave-calendar.generated.ts';
import { leaveRequestAttachmentEndpoints as files } from '../../../platform/api/endpoints/leave-request-attachment.generated.ts';
import { leaveRequestsEndpoints as calls } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { answers, fakeServer, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { certificate, waitingLeave } from '../leave-request.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const documented = { ...waitingLeave, documents: { count: 1, is_missing: false } };
const missing = { ...waitingLeave, documents: { count: 0, is_missing: true } };
const listing = answers(files.list, { data: [certificate], abilities: { change: true } });
const team = answers(leaveCalendarEndpoints.teamAway, { of: 5, days: [], limited: [] });
const balance = answers(leaveCalendarEndpoints.balance, { balance: null, worked_days: [] });

const open = (row: typeof waitingLeave) =>
  renderScreen('/leave-requests', {
    as: hr,
    server: [answers(calls.list, { data: [row], total: 1 }), listing, team, balance],
  });
const reviewed = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  return within(await screen.findByRole('complementary', { name: 'Ana Reyes' }));
};

it('says before the decision that a document is missing, and lets it come later', async () => {
  const { user } = await open(missing);
  expect(await screen.findByText('Document missing')).toBeTruthy();
  const beside = await reviewed(user);
  expect(beside.getByText('Document missing. You can approve the leave, and ask for the document later.')).toBeTruthy();
  expect(beside.getByRole<HTMLButtonElement>('button', { name: 'Approve leave' }).disabled).toBe(false);
});

it('shows the documents to who decides, to read and not to remove', async () => {
  const { user } = await open(documented);
  const beside = await reviewed(user);
  const list = within(await beside.findByRole('list', { name: 'Documents' }));
  expect(list.getByText('certificate.pdf')).toBeTruthy();
  expect(list.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

it('shows nothing about documents that the viewer may not see', async () => {
  const { user } = await open({ ...waitingLeave, documents: null });
  const beside = await reviewed(user);
  expect(beside.queryByText(/[Dd]ocument/)).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menuitem', { name: 'Documents…' })).toBeNull();
});

it('removes a document, and refreshes the list', async () => {
  const { user } = await open(documented);
  await user.click(await screen.findByRole('button', { name: /^Actions for Ana Reyes/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Documents…' }));
  const panel = await screen.findByRole('dialog', { name: 'Documents' });
  expect(panel.textContent).toMatch(/Ana Reyes, Vacation Leave, Mon, Mar.16/);
  const removed = watch(files.remove, undefined);
  fakeServer.use(answers(calls.list, { data: [missing], total: 1 }));
  await user.click(await within(panel).findByRole('button', { name: 'Delete certificate.pdf' }));
  await waitFor(() => expect(removed.map(({ params }) => params['id'])).toEqual(['3']));
  expect(await screen.findByText('Document missing')).toBeTruthy();
});
