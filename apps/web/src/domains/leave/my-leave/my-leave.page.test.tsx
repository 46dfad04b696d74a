import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveRequestsEndpoints as calls } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { daysOfMarch, threeDays, unpaid, vacation, waitingLeave } from '../leave-request.fixture.ts';

withFakeServer();

const employee = { roles: ['employee'] as const, user: { employeeId: 7 } };
const own = { ...waitingLeave, abilities: { decide: false, cancel: true, cancel_days: [] } };
const choices = answers(calls.choices, {
  policy: { name: 'AU Standard', renews_on: '2027-01-01' },
  types: [vacation, unpaid],
});
const days = answers(calls.days, daysOfMarch);

it('shows the balances, and the requests with their days', async () => {
  await renderScreen('/my-leave', { as: employee, server: [choices, answers(calls.own, [own])] });
  const balances = await screen.findByRole('list', { name: 'Leave balances' });
  expect(
    within(balances)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Vacation Leave8 days2 days requested']);
  expect(screen.getByText(/^Policy: AU Standard · renews Fri, Jan 1/)).toBeTruthy();
  const row = await screen.findByRole('row', { name: /Vacation Leave/ });
  expect(row.textContent).toContain('Mar 16');
  expect(row.textContent).toContain('3 days');
  expect(row.textContent).toContain('Pending');
});

it('shows what is requested and used of unpaid leave, and no balance', async () => {
  const held = { ...unpaid, balance_minutes: 0, held_minutes: 960, available_minutes: -960, used_minutes: 480 };
  const server = [answers(calls.choices, { policy: null, types: [held] }), answers(calls.own, [])];
  await renderScreen('/my-leave', { as: employee, server });
  const balances = await screen.findByRole('list', { name: 'Leave balances' });
  expect(balances.textContent).toBe('Leave Without Pay2 days requested · 1 day used this year');
});

it('says which days of approved leave were given back', async () => {
  const days = own.days.map((one) => ({ ...one, state: one.day === '2026-03-18' ? 'released' : 'taken' }) as const);
  const partly = { ...own, state: 'approved' as const, minutes: 960, days };
  await renderScreen('/my-leave', { as: employee, server: [choices, answers(calls.own, [partly])] });
  const row = await screen.findByRole('row', { name: /Vacation Leave/ });
  expect(row.textContent).toMatch(/Mar 18.* given back/);
});

it('offers nothing to a user without an employee record', async () => {
  await renderScreen('/my-leave', { as: { roles: ['client'] } });
  expect(await screen.findByText(/isn't linked to an employee record/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request leave' })).toBeNull();
});

it('says how many days need no leave since the schedule changed', async () => {
  const days = own.days.map((one) => ({ ...one, state: one.day === '2026-03-17' ? 'recounted' : 'taken' }) as const);
  const recounted = { ...own, state: 'approved' as const, minutes: 960, days };
  await renderScreen('/my-leave', { as: employee, server: [choices, answers(calls.own, [recounted])] });
  const row = await screen.findByRole('row', { name: /Vacation Leave/ });
  expect(row.textContent).toContain('2 days1 no longer needed');
});

it('requests leave after showing what it takes', async () => {
  const server = [choices, days, answers(calls.own, []), answers(calls.preview, threeDays)];
  const { user } = await renderScreen('/my-leave', { as: employee, server });
  expect(await screen.findByText('You have not requested leave yet.')).toBeTruthy();
  const sent = watch(calls.request, { id: 9 });
  await user.click(screen.getByRole('button', { name: 'Request leave' }));
  const panel = await screen.findByRole('dialog', { name: 'Request leave' });
  await user.click(within(panel).getByRole('radio', { name: /Vacation Leave/ }));
  await user.type(within(panel).getByLabelText(/First day/), '2026-03-13');
  expect(within(panel).getByLabelText(/Last day/)).toHaveProperty('value', '2026-03-13');
  const taken = await within(panel).findByRole('region', { name: 'What this request takes' });
  expect(taken.textContent).toContain('Available now8 daysThis request− 2 daysLeft after it6 days');
  expect(taken.textContent).toMatch(/On Mar 16.* you will have 6 days\. Up to 5 days carry over on Jan 1/);
  expect(taken.textContent).toMatch(/Team lead or HR.*The client.*Schedule updated/);
  expect(taken.textContent).toMatch(/2 of 9 away on Fri, Mar 13With you 3 of 9\. The limit of Operations is 2\./);
  const colleagues = within(taken).getByRole('list', { name: 'Colleagues with approved leave' });
  expect(colleagues.textContent).toMatch(/Maricel Ocampo.*Mar.13.–.16/);
  expect(
    within(within(panel).getByRole('list', { name: 'Days' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Fri, Mar 138:00 AM – 5:00 PMFullAMPM1 day$/),
    'Sat, Mar 14 – Sun, Mar 15No shift',
    expect.stringMatching(/^Mon, Mar 168:00 AM – 5:00 PM.*1 day$/),
  ]);
  const part = within(within(panel).getByRole('group', { name: 'Part of Fri, Mar 13' }));
  expect(part.getByRole('button', { pressed: true }).textContent).toBe('Full');
  await user.click(part.getByRole('button', { name: 'PM, second half' }));
  await user.type(within(panel).getByLabelText(/Reason/), 'A family trip.');
  await user.click(within(panel).getByRole('button', { name: 'Request 2 days' }));
  expect(await screen.findByText('Leave has been successfully requested.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      leave_type_id: 1,
      first_day: '2026-03-13',
      last_day: '2026-03-13',
      parts: [{ day: '2026-03-13', part: 'end', minutes: null }],
      reason: 'A family trip.',
    },
  ]);
});

it('requests hours of a type that is taken in hours', async () => {
  const hourly = answers(calls.choices, { policy: null, types: [{ ...vacation, unit: 'hour' }] });
  const server = [hourly, days, answers(calls.own, []), answers(calls.preview, threeDays)];
  const { user } = await renderScreen('/my-leave', { as: employee, server });
  await user.click(await screen.findByRole('button', { name: 'Request leave' }));
  const panel = await screen.findByRole('dialog', { name: 'Request leave' });
  await user.click(within(panel).getByRole('radio', { name: /Vacation Leave/ }));
  await user.type(within(panel).getByLabelText(/First day/), '2026-03-13');
  await user.selectOptions(await within(panel).findByRole('combobox', { name: 'Part of Fri, Mar 13' }), 'First half');
  await user.selectOptions(within(panel).getByRole('combobox', { name: 'Hours on Fri, Mar 13' }), '2 h');
  await user.type(within(panel).getByLabelText(/Reason/), 'The dentist.');
  const sent = watch(calls.request, { id: 9 });
  await user.click(within(panel).getByRole('button', { name: /^Request / }));
  expect(await screen.findByText('Leave has been successfully requested.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toMatchObject([{ parts: [{ day: '2026-03-13', part: 'start', minutes: 120 }] }]);
});

it('shows why a request would be refused', async () => {
  const problem = {
    field: 'last_day',
    text: 'You have 1 day of Vacation Leave available, and these days take 2 days.',
  };
  const server = [choices, days, answers(calls.own, []), answers(calls.preview, { ...threeDays, problem })];
  const { user } = await renderScreen('/my-leave', { as: employee, server });
  await user.click(await screen.findByRole('button', { name: 'Request leave' }));
  const panel = await screen.findByRole('dialog', { name: 'Request leave' });
  await user.click(within(panel).getByRole('radio', { name: /Vacation Leave/ }));
  await user.type(within(panel).getByLabelText(/First day/), '2026-03-13');
  expect(await within(panel).findByText(problem.text)).toBeTruthy();
});

it('chooses days in the month, with what is known of them, and moves by the keys', async () => {
  const server = [choices, days, answers(calls.own, []), answers(calls.preview, threeDays)];
  const { user } = await renderScreen('/my-leave', { as: employee, server });
  await user.click(await screen.findByRole('button', { name: 'Request leave' }));
  const panel = await screen.findByRole('dialog', { name: 'Request leave' });
  await user.type(within(panel).getByLabelText(/First day/), '2026-03-13');
  const friday = await within(panel).findByRole('button', { name: /^Fri, Mar 13, .*2 colleagues away$/ });
  expect(friday.getAttribute('aria-pressed')).toBe('true');
  expect(within(panel).getByRole('button', { name: /^Tue, Mar 3, .*Founding Day$/ })).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: /^Mon, Mar 16/ }));
  expect(within(panel).getByLabelText(/Last day/)).toHaveProperty('value', '2026-03-16');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(within(panel).getByRole('table', { name: 'Days of March 2026' })).toBeTruthy();
  expect(within(panel).getByLabelText(/First day/)).toHaveProperty('value', '2026-03-30');
  await user.keyboard('{ArrowDown}');
  expect(within(panel).getByRole('table', { name: 'Days of April 2026' })).toBeTruthy();
});

it('says why days cannot be asked for', async () => {
  const server = [choices, days, answers(calls.own, []), refuses(calls.preview, 'invalid-input')];
  const { user } = await renderScreen('/my-leave', { as: employee, server });
  await user.click(await screen.findByRole('button', { name: 'Request leave' }));
  const panel = await screen.findByRole('dialog', { name: 'Request leave' });
  await user.click(within(panel).getByRole('radio', { name: /Vacation Leave/ }));
  await user.type(within(panel).getByLabelText(/First day/), '2024-03-13');
  expect(await within(panel).findByRole('note')).toBeTruthy();
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

it('withdraws days of a request', async () => {
  const days = ['2026-03-16', '2026-03-17', '2026-03-18'];
  const request = { ...own, abilities: { ...own.abilities, cancel_days: days } };
  const { user } = await renderScreen('/my-leave', { as: employee, server: [choices, answers(calls.own, [request])] });
  const sent = watch(calls.cancel, undefined);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw days' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Mon, Mar 16' }));
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw days' }));
  expect(await screen.findByText('The days were withdrawn.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ id: 5, days: days.slice(1) }]);
});

it('offers to try again if loading failed', async () => {
  await renderScreen('/my-leave', { as: employee, server: [choices, refuses(calls.own, 'unexpected')] });
  expect(await screen.findByText('The leave requests could not be loaded')).toBeTruthy();
});
