import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeLookupEndpoints } from '../../../platform/api/endpoints/employee-lookups.generated.ts';
import { leaveCalendarEndpoints } from '../../../platform/api/endpoints/leave-calendar.generated.ts';
import { leaveRequestsEndpoints as calls } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { passTime } from '../../../testing/pass-time.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { daysOfMarch, threeDays, vacation, waitingLeave } from '../leave-request.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const approved = {
  ...waitingLeave,
  id: 6,
  state: 'approved' as const,
  abilities: { decide: false, cancel: true, cancel_days: ['2026-03-16'] },
};

it('shows a request beside the list, and rejects it only with a reason', async () => {
  const lists = answers(calls.list, { data: [waitingLeave], total: 1 });
  const team = answers(leaveCalendarEndpoints.teamAway, { of: 5, days: [{ day: '2026-03-17', away: 2 }], limited: [] });
  const balance = answers(leaveCalendarEndpoints.balance, {
    balance: { day: '2026-03-18', before: 3840, after: 2400 },
    worked_days: ['2026-03-17'],
  });
  const { user } = await renderScreen('/leave-requests', { as: hr, server: [lists, team, balance] });
  const decided = watch(calls.decideSeveral, { done: 1, left_out: [] });
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  const beside = within(await screen.findByRole('complementary', { name: 'Ana Reyes' }));
  const box = beside.getByRole('region', { name: 'Pending leave' });
  expect(box.textContent).toContain('Vacation Leave');
  expect(await within(box).findByText('8 → 5 days')).toBeTruthy();
  expect(await within(box).findByText('3 of 5 away')).toBeTruthy();
  expect(await beside.findByText(/^Worked on Tue, Mar 17\. Approved, such a day counts as neither/)).toBeTruthy();
  await user.click(within(box).getByRole('button', { name: 'Reject…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject the leave of Ana Reyes' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Say why the leave is rejected.');
  await user.type(within(dialog).getByLabelText(/^Note/), 'We need you.');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('You rejected 1 leave request.')).toBeTruthy();
  expect(decided.map(({ body }) => body)).toEqual([
    { ids: [5], decision: 'refused', note: 'We need you.', seen: [{ id: 5, days: 3 }] },
  ]);
});

it('goes on to the next request after an approval, which can be undone', async () => {
  const lists = answers(calls.list, { data: two, total: 2 });
  const { user } = await renderScreen('/leave-requests', { as: hr, server: [lists] });
  const decided = watch(calls.decideSeveral, { done: 1, left_out: [] });
  const undone = watch(calls.undo, { done: 1, left_out: [] });
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  const beside = within(await screen.findByRole('complementary', { name: 'Ana Reyes' }));
  await user.click(beside.getByRole('button', { name: 'Approve leave' }));
  expect(await screen.findByText('You approved the leave of Ana Reyes.')).toBeTruthy();
  expect(await screen.findByRole('complementary', { name: 'Ben Cruz' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The leave waits for a decision again.')).toBeTruthy();
  expect(undone.map(({ body }) => body)).toEqual([{ ids: [5] }]);
  passTime(700);
  await user.keyboard('a');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Ben Cruz' })).toBeNull());
  expect(decided.map(({ body }) => body)).toEqual([
    { ids: [5], decision: 'approved', note: '', seen: [{ id: 5, days: 3 }] },
    { ids: [7], decision: 'approved', note: '', seen: [{ id: 7, days: 3 }] },
  ]);
});

it('cancels approved leave after a question that names the person', async () => {
  const lists = answers(calls.list, { data: [approved], total: 1 });
  const { user } = await renderScreen('/leave-requests?show=decided', { as: hr, server: [lists] });
  const sent = watch(calls.cancel, undefined);
  await user.click(await screen.findByRole('button', { name: /^Actions for Ana Reyes/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel leave…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the leave' });
  expect(dialog.textContent).toContain('Ana Reyes is notified.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel leave' }));
  expect(await screen.findByText('The leave was cancelled.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ id: 6 }]);
});

it('cancels some days of approved leave', async () => {
  const days = ['2026-03-16', '2026-03-17', '2026-03-18'];
  const row = { ...approved, abilities: { ...approved.abilities, cancel_days: days } };
  const lists = answers(calls.list, { data: [row], total: 1 });
  const { user } = await renderScreen('/leave-requests?show=decided', { as: hr, server: [lists] });
  await user.click(await screen.findByRole('button', { name: /^Actions for Ana Reyes/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel leave…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel leave of Ana Reyes' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Mon, Mar 16' }));
  const sent = watch(calls.cancel, undefined);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel days' }));
  expect(await screen.findByText('The leave was cancelled.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ id: 6, days: days.slice(1) }]);
});

it('cancels the whole leave when all its days are selected', async () => {
  const days = ['2026-03-16', '2026-03-17'];
  const row = { ...approved, abilities: { ...approved.abilities, cancel_days: days } };
  const lists = answers(calls.list, { data: [row], total: 1 });
  const { user } = await renderScreen('/leave-requests?show=decided', { as: hr, server: [lists] });
  await user.click(await screen.findByRole('button', { name: /^Actions for Ana Reyes/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel leave…' }));
  const sent = watch(calls.cancel, undefined);
  await user.click(await screen.findByRole('button', { name: 'Cancel days' }));
  expect(await screen.findByText('The leave was cancelled.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ id: 6 }]);
});

it('requests leave for an employee', async () => {
  const ana = {
    ...{ id: 7, name: 'Ana Reyes', position: 'Agent', client: { id: 3, legal_business_name: 'Harbour Homes' } },
    employee_status_type_group: { name: 'active' as const },
  };
  const left = { ...ana, id: 8, name: 'Ben Cruz', employee_status_type_group: { name: 'resignation' as const } };
  const server = [
    answers(calls.list, { data: [], total: 0 }),
    answers(employeeLookupEndpoints.all, { data: [ana, left], total: 2 }),
    answers(calls.choices, { policy: null, types: [vacation] }),
    answers(calls.days, daysOfMarch),
    answers(calls.preview, threeDays),
  ];
  const { user } = await renderScreen('/leave-requests', { as: hr, server });
  const sent = watch(calls.request, { id: 9 });
  await user.click(await screen.findByRole('button', { name: 'Request for an employee' }));
  const panel = await screen.findByRole('dialog', { name: 'Request leave' });
  await user.click(within(panel).getByRole('combobox', { name: /Employee/ }));
  expect(await screen.findByRole('option', { name: /Ben Cruz.*Harbour Homes · Resigned/ })).toBeTruthy();
  await user.click(await screen.findByRole('option', { name: /Ana Reyes/ }));
  await user.click(await within(panel).findByRole('radio', { name: /Vacation Leave/ }));
  await user.type(within(panel).getByLabelText(/First day/), '2026-03-13');
  await user.type(within(panel).getByLabelText(/Reason/), 'Called in sick.');
  await user.click(within(panel).getByRole('button', { name: 'Request 2 days' }));
  expect(await screen.findByText('Leave has been successfully requested.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ employee_id: 7, leave_type_id: 1 });
});

it('offers to try again if loading failed', async () => {
  await renderScreen('/leave-requests', { as: hr, server: [refuses(calls.list, 'unexpected')] });
  expect(await screen.findByText('Leave to decide could not be loaded')).toBeTruthy();
});

const two = [waitingLeave, { ...waitingLeave, id: 7, employee: { id: 8, name: 'Ben Cruz' } }];
const leftOut = {
  id: 7,
  name: 'Ben Cruz',
  first_day: '2026-03-16',
  last_day: '2026-03-18',
  why: 'The balance no longer covers these days. Ask HR.',
};

it('approves the selected requests, shows who is left out, and undoes the rest', async () => {
  const lists = answers(calls.list, { data: two, total: 2 });
  const { user } = await renderScreen('/leave-requests', { as: hr, server: [lists] });
  const decided = watch(calls.decideSeveral, { done: 1, left_out: [leftOut] });
  const undone = watch(calls.undo, { done: 1, left_out: [] });
  await user.click(await screen.findByRole('checkbox', { name: /^Select Ana Reyes/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Select Ben Cruz/ }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText('You approved the leave of Ana Reyes.')).toBeTruthy();
  expect(
    await screen.findByText(/^Ben Cruz, Mon, Mar 16 – Wed, Mar 18: The balance no longer covers these days/),
  ).toBeTruthy();
  expect(decided.map(({ body }) => body)).toEqual([
    {
      ids: [5, 7],
      decision: 'approved',
      note: '',
      seen: [
        { id: 5, days: 3 },
        { id: 7, days: 3 },
      ],
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The leave waits for a decision again.')).toBeTruthy();
  expect(undone.map(({ body }) => body)).toEqual([{ ids: [5] }]);
});

it('moves by J and K, selects by X, approves by A and rejects by R with a reason', async () => {
  const lists = answers(calls.list, { data: two, total: 2 });
  const { user } = await renderScreen('/leave-requests', { as: hr, server: [lists] });
  const decided = watch(calls.decideSeveral, { done: 1, left_out: [] });
  await screen.findByRole('button', { name: 'Approve the leave of Ben Cruz' });
  await user.keyboard('jja');
  expect(await screen.findByText('You approved the leave of Ben Cruz.')).toBeTruthy();
  passTime(700);
  await user.keyboard('kxjx');
  expect(await screen.findByText('2 selected')).toBeTruthy();
  await user.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 leave requests' }));
  await user.type(dialog.getByLabelText(/^Note/), 'We need you.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('You rejected 1 leave request.')).toBeTruthy();
  expect(decided.map(({ body }) => body)).toEqual([
    { ids: [7], decision: 'approved', note: '', seen: [{ id: 7, days: 3 }] },
    {
      ids: [5, 7],
      decision: 'refused',
      note: 'We need you.',
      seen: [
        { id: 5, days: 3 },
        { id: 7, days: 3 },
      ],
    },
  ]);
});

it('says whose decision a request waits for that the viewer cannot decide', async () => {
  const step = {
    ...{ position: 2, name: 'Client', is_client: true, rule: 'anyone' as const, state: 'current' as const },
    ...{ decisions: [], since: '2026-03-02T00:00:00Z', missing: 1, next: ['Carla'] },
  };
  const approval = {
    ...{ state: 'pending' as const, round: 1, opened_at: '2026-03-02T00:00:00Z', closed_at: null },
    ...{ may_decide: false, steps: [step], traces: [] },
  };
  const row = { ...waitingLeave, approval, abilities: { decide: false, cancel: false, cancel_days: [] } };
  await renderScreen('/leave-requests', { as: hr, server: [answers(calls.list, { data: [row], total: 1 })] });
  expect(await screen.findByText('Waiting for the client')).toBeTruthy();
});
