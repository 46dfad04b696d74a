import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveRequestsEndpoints as calls } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { threeDays, unpaid, vacation, waitingLeave } from '../leave-request.fixture.ts';

withFakeServer();

const employee = { roles: ['employee'] as const, employeeId: 7 };
const own = { ...waitingLeave, abilities: { decide: false, cancel: true } };
const choices = answers(calls.choices, [vacation, unpaid]);

it('shows the balances, and the requests with their days', async () => {
  await renderScreen('/my-leave', { as: employee, server: [choices, answers(calls.own, [own])] });
  const balances = await screen.findByRole('list', { name: 'Leave balances' });
  expect(
    within(balances)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Vacation Leave8 days2 days requested']);
  const row = await screen.findByRole('row', { name: /Vacation Leave/ });
  expect(row.textContent).toContain('Mar 16');
  expect(row.textContent).toContain('3 days');
  expect(row.textContent).toContain('Waiting for approval');
});

it('says how many days need no leave since the schedule changed', async () => {
  const days = own.days.map((one) => ({ ...one, state: one.day === '2026-03-17' ? 'recounted' : 'taken' }) as const);
  const recounted = { ...own, state: 'approved' as const, minutes: 960, days };
  await renderScreen('/my-leave', { as: employee, server: [choices, answers(calls.own, [recounted])] });
  const row = await screen.findByRole('row', { name: /Vacation Leave/ });
  expect(row.textContent).toContain('2 days1 no longer needed');
});

it('requests leave after showing what it takes', async () => {
  const server = [choices, answers(calls.own, []), answers(calls.preview, threeDays)];
  const { user } = await renderScreen('/my-leave', { as: employee, server });
  expect(await screen.findByText('You have not requested leave yet.')).toBeTruthy();
  const sent = watch(calls.request, { id: 9 });
  await user.click(screen.getByRole('button', { name: 'Request leave' }));
  const panel = await screen.findByRole('dialog', { name: 'Request leave' });
  await user.click(within(panel).getByRole('combobox', { name: /Leave type/ }));
  await user.click(await screen.findByRole('option', { name: /Vacation Leave/ }));
  await user.type(within(panel).getByLabelText(/First day/), '2026-03-13');
  expect(within(panel).getByLabelText(/Last day/)).toHaveProperty('value', '2026-03-13');
  const taken = await within(panel).findByRole('region', { name: 'What this request takes' });
  expect(taken.textContent).toContain('Left after it6 days');
  expect(taken.textContent).toMatch(/With this leave, 3 of 9 of the team are away on Fri, Mar 13\./);
  expect(
    within(taken)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fri, Mar 132 colleagues away1 day', 'Sat, Mar 14No shift', 'Mon, Mar 161 colleague away1 day']);
  await user.type(within(panel).getByLabelText(/Reason/), 'A family trip.');
  await user.click(within(panel).getByRole('button', { name: 'Request' }));
  expect(await screen.findByText('Leave has been successfully requested.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { leave_type_id: 1, first_day: '2026-03-13', last_day: '2026-03-13', reason: 'A family trip.' },
  ]);
});

it('shows why a request would be refused', async () => {
  const problem = {
    field: 'last_day',
    text: 'You have 1 day of Vacation Leave available, and these days take 2 days.',
  };
  const server = [choices, answers(calls.own, []), answers(calls.preview, { ...threeDays, problem })];
  const { user } = await renderScreen('/my-leave', { as: employee, server });
  await user.click(await screen.findByRole('button', { name: 'Request leave' }));
  const panel = await screen.findByRole('dialog', { name: 'Request leave' });
  await user.click(within(panel).getByRole('combobox', { name: /Leave type/ }));
  await user.click(await screen.findByRole('option', { name: /Vacation Leave/ }));
  await user.type(within(panel).getByLabelText(/First day/), '2026-03-13');
  expect(await within(panel).findByText(problem.text)).toBeTruthy();
});

it('withdraws a request after a question', async () => {
  const { user } = await renderScreen('/my-leave', { as: employee, server: [choices, answers(calls.own, [own])] });
  const sent = watch(calls.cancel, undefined);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw the request' });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The request was withdrawn.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ id: 5 }]);
});

it('offers to try again if loading failed', async () => {
  await renderScreen('/my-leave', { as: employee, server: [choices, refuses(calls.own, 'unexpected')] });
  expect(await screen.findByText('The leave requests could not be loaded')).toBeTruthy();
});
