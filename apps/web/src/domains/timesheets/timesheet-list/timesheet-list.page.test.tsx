import { payMinutesFrom } from '@muster/contract/domains/attendance/pay-minutes.ts';
import type { ListedTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { sheetDetailsOf, sheetRowOf } from '../timesheet.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const digest = 'd'.repeat(64);
const listOf = (...data: ListedTimesheet[]) => ({
  period: { first: '2026-03-01', last: '2026-03-15' },
  periods: ['2026-03-16', '2026-03-01', '2026-02-16'],
  counts: { open: 3, submitted: 1, approved: 2, locked: 0 },
  teams: [
    { id: 3, name: 'Front desk', client: 'Harbour Homes' },
    { id: 4, name: 'Ledger', client: 'Northwind' },
  ],
  data,
  total: data.length,
  digest,
});
interface WholeBody {
  readonly selection: {
    readonly all: { readonly period: string; readonly dt_params: string };
    readonly total: number;
    readonly digest: string;
  };
}

/** What a request says about all results of the list. */
function wholeOf(body: unknown) {
  const { all, total, digest: sent } = (body as WholeBody).selection;
  return { period: all.period, filters: JSON.parse(all.dt_params).filters, total, digest: sent };
}

const nothingLeftOut = { done: 1, names: ['Ana Reyes'], left_out: [], others: 0 };

it('shows the last finished period with totals, and switches to another one', async () => {
  const requests = watch(timesheetsEndpoints.list, listOf(sheetRowOf()));
  const { user, address } = await renderScreen('/timesheets', { as: hr });
  await heading('Timesheets');
  const row = await screen.findByRole('row', { name: /Ana Reyes/ });
  for (const text of ['Submitted', '9 of 10', '72 h', '1 h 30 min']) expect(within(row).getByText(text)).toBeTruthy();
  expect(requests[0]?.query.has('period')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Earlier period' }));
  await waitFor(() => expect(requests.at(-1)?.query.get('period')).toBe('2026-02-16'));
  expect(address()).toBe('/timesheets?period=2026-02-16');
});

it('shows the sums over all results below the rows', async () => {
  const totals = {
    worked_days: 2_160,
    planned_days: 2_400,
    worked_minutes: 1_036_800,
    late_minutes: 0,
    overtime_minutes: 1_860,
  };
  const rows = listOf(sheetRowOf(), sheetRowOf({ id: 6 }));
  await renderScreen('/timesheets', {
    as: hr,
    server: [answers(timesheetsEndpoints.list, { ...rows, total: 240, totals })],
  });
  const row = await screen.findByRole('row', { name: /^Total of 240/ });
  for (const text of ['2,160 of 2,400', '17,280 h', '31 h']) expect(within(row).getByText(text)).toBeTruthy();
  expect(row.closest('tfoot')).toBeTruthy();
});

it('sums up the selected rows instead', async () => {
  const totals = { worked_days: 180, planned_days: 200, worked_minutes: 86_400, overtime_minutes: 1_800 };
  const rows = listOf(sheetRowOf(), sheetRowOf({ id: 6, employee: { id: 8, name: 'Ben Cruz', position: 'Clerk' } }));
  const { user } = await renderScreen('/timesheets', {
    as: hr,
    server: [answers(timesheetsEndpoints.list, { ...rows, total: 20, totals })],
  });
  for (const name of ['Ana Reyes', 'Ben Cruz'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  const row = screen.getByRole('row', { name: /^Selected 2/ });
  for (const text of ['18 of 20', '144 h', '3 h']) expect(within(row).getByText(text)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByRole('row', { name: /^Total of 20/ })).toBeTruthy();
});

it('shows no sums of a single row', async () => {
  const totals = { worked_minutes: 4320 };
  await renderScreen('/timesheets', {
    as: hr,
    server: [answers(timesheetsEndpoints.list, { ...listOf(sheetRowOf()), totals })],
  });
  await screen.findByRole('row', { name: /Ana Reyes/ });
  expect(screen.queryByRole('row', { name: /^Total of/ })).toBeNull();
});

it('names the half month on paper', async () => {
  await renderScreen('/timesheets', { as: hr, server: [answers(timesheetsEndpoints.list, listOf(sheetRowOf()))] });
  expect((await screen.findByText('Half month: Mar 1 – 15')).hidden).toBe(true);
});

it('filters by a click on a state', async () => {
  const requests = watch(timesheetsEndpoints.list, listOf(sheetRowOf()));
  const { user } = await renderScreen('/timesheets', { as: hr });
  await user.click(await screen.findByRole('button', { name: /^Approved/ }));
  await waitFor(() => expect(requests.at(-1)?.query.get('dt_params')).toContain('"state":{"value":["approved"]'));
});

it('filters by team, and locks only that team', async () => {
  const requests = watch(timesheetsEndpoints.list, listOf(sheetRowOf()));
  const preview = watch(timesheetsEndpoints.previewLock, nothingLeftOut);
  const { user, address } = await renderScreen('/timesheets', { as: hr });
  await screen.findByRole('row', { name: /Ana Reyes/ });
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(screen.getByRole('button', { name: 'Team' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Ledger, Northwind' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(requests.at(-1)?.query.get('dt_params')).toContain('"team":{"value":["4"],"matchMode":"in"}'),
  );
  expect(address()).toBe('/timesheets?filter.team=4');
  await user.click(screen.getByRole('button', { name: 'Lock period' }));
  await waitFor(() => expect(preview).toHaveLength(1));
  expect(wholeOf(preview[0]?.body)).toEqual({
    period: '2026-03-01',
    filters: { team: { value: ['4'], matchMode: 'in' } },
    total: 1,
    digest,
  });
});

it('approves the selected ones and shows the omitted ones', async () => {
  const leftOut = [{ id: 6, name: 'Ben Cruz', why: 'unsettled' as const }];
  const outcome = { done: 1, names: ['Ana Reyes'], left_out: leftOut, others: 0 };
  const preview = watch(timesheetsEndpoints.previewApproval, outcome);
  const sent = watch(timesheetsEndpoints.approve, outcome);
  const rows = [
    sheetRowOf(),
    sheetRowOf({ id: 6, version: 4, employee: { id: 8, name: 'Ben Cruz', position: 'Clerk' } }),
  ];
  const { user } = await renderScreen('/timesheets', {
    as: hr,
    server: [answers(timesheetsEndpoints.list, listOf(...rows))],
  });
  for (const name of ['Ana Reyes', 'Ben Cruz'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  expect(screen.getByRole('button', { name: 'Lock' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Approve 2' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^1 timesheet will be approved by you/)).toBeTruthy();
  expect(within(dialog).getByText('Ana Reyes')).toBeTruthy();
  expect(within(dialog).getByText(/a correction is open\. Ben Cruz/)).toBeTruthy();
  expect(sent).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Approve 1 timesheet' }));
  expect(await screen.findByText('The timesheet of Ana Reyes was approved.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/timesheets?filter.state=approved');
  expect(preview[0]?.body).toEqual(sent[0]?.body);
  expect(
    screen.getByText(
      /A day has no clock-out or was worked on leave, a shift is not over, or a correction is open\. Ben Cruz/,
    ),
  ).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    selection: {
      timesheets: [
        { id: 5, version: 2 },
        { id: 6, version: 4 },
      ],
    },
  });
});

it('approves and locks all results, those of other pages included', async () => {
  const three = { done: 3, names: ['Ana Reyes', 'Ben Cruz', 'Cai Lim'], left_out: [], others: 0 };
  const sent = watch(timesheetsEndpoints.approve, three);
  watch(timesheetsEndpoints.previewApproval, three);
  const preview = watch(timesheetsEndpoints.previewLock, nothingLeftOut);
  const server = [answers(timesheetsEndpoints.list, { ...listOf(sheetRowOf()), total: 3 })];
  const { user } = await renderScreen('/timesheets?filter.state=submitted', { as: hr, server });
  const selectAll = async () => {
    await user.click(await screen.findByRole('checkbox', { name: /Ana Reyes/ }));
    await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  };
  await selectAll();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Ana Reyes, Ben Cruz, Cai Lim')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Approve 3 timesheets' }));
  expect(await screen.findByText('3 timesheets approved.')).toBeTruthy();
  const all = {
    period: '2026-03-01',
    filters: { state: { value: ['submitted'], matchMode: 'in' } },
    total: 3,
    digest,
  };
  expect(wholeOf(sent[0]?.body)).toEqual(all);
  await selectAll();
  await user.click(screen.getByRole('button', { name: 'Lock' }));
  await waitFor(() => expect(preview).toHaveLength(1));
  expect(wholeOf(preview[0]?.body)).toEqual(all);
});

it('says when the list changed since all were selected', async () => {
  const message = 'The list has 4 rows now, and had 3 when you selected all. Nothing was changed.';
  const server = [
    answers(timesheetsEndpoints.list, listOf(sheetRowOf())),
    refuses(timesheetsEndpoints.previewLock, 'conflict', { message }),
  ];
  const { user } = await renderScreen('/timesheets', { as: hr, server });
  await user.click(await screen.findByRole('button', { name: 'Lock period' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('locks the filtered period after a preview of the omitted ones', async () => {
  const preview = watch(timesheetsEndpoints.previewLock, {
    done: 2,
    names: ['Ana Reyes', 'Cai Lim'],
    left_out: [{ id: 6, name: 'Ben Cruz', why: 'not-approved' }],
    others: 0,
  });
  const sent = watch(timesheetsEndpoints.lock, { ...nothingLeftOut, done: 2 });
  const server = [answers(timesheetsEndpoints.list, listOf(sheetRowOf()))];
  const { user } = await renderScreen('/timesheets?filter.client=Harbour', { as: { roles: ['payroll'] }, server });
  await user.click(await screen.findByRole('button', { name: 'Lock period' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/2 timesheets will be locked/)).toBeTruthy();
  expect(within(dialog).getByText('Not approved. Ben Cruz')).toBeTruthy();
  expect(sent).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Lock 2 timesheets' }));
  expect(await screen.findByText('2 timesheets locked.')).toBeTruthy();
  const all = {
    period: '2026-03-01',
    filters: { client: { value: 'Harbour', matchMode: 'contains' } },
    total: 1,
    digest,
  };
  expect([wholeOf(preview[0]?.body), wholeOf(sent[0]?.body)]).toEqual([all, all]);
});

it('opens one with its days and history, and reopens it with a reason', async () => {
  const sent = watch(timesheetsEndpoints.reopen, undefined);
  const server = [
    answers(timesheetsEndpoints.list, listOf(sheetRowOf())),
    answers(timesheetsEndpoints.details, sheetDetailsOf()),
  ];
  const { user, address } = await renderScreen('/timesheets', { as: hr, server });
  await user.click(await screen.findByRole('link', { name: 'Ana Reyes' }));
  expect(address()).toBe('/timesheets?sheet=5');
  const panel = await screen.findByRole('dialog', { name: 'Timesheet of Ana Reyes' });
  expect(await within(panel).findByText('10:12 PM – 7:05 AM')).toBeTruthy();
  expect(within(panel).getByText('Scheduled 10:00 PM – 7:00 AM, 9:00 AM New York')).toBeTruthy();
  expect(within(panel).getByText('Ana Reyes, Mar 16, 2026 9:00 AM')).toBeTruthy();
  const pay = await within(panel).findByRole('table', { name: 'Minutes by pay' });
  expect(within(pay).getByRole('row', { name: 'Ordinary 60 h 10 h 30 min 1 h 30 min' })).toBeTruthy();
  expect(within(pay).queryByRole('row', { name: /Holiday/ })).toBeNull();
  await user.click(within(panel).getByRole('button', { name: 'Send back…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send back: Ana Reyes' });
  await user.click(within(dialog).getByRole('button', { name: 'Send back' }));
  expect(sent).toHaveLength(0);
  await user.type(within(dialog).getByLabelText(/Reason/), 'March 4 is missing.');
  await user.click(within(dialog).getByRole('button', { name: 'Send back' }));
  expect(await screen.findByText('The timesheet was sent back.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 5, version: 2, reason: 'March 4 is missing.' });
});

it('shows what is adjusted for days of earlier periods, and why', async () => {
  const adjustment = {
    ...{ booked_on: '2026-03-01', is_settled: true, is_leave_worked: false },
    ...{ minutes_before: 180, late_minutes: 0, overtime_minutes: 0 },
    pay_minutes: payMinutesFrom([240, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    waiting_overtime_minutes: 0,
  };
  const details = sheetDetailsOf({
    adjusted_minutes: 210,
    adjustments: [
      { ...adjustment, work_date: '2026-02-10', reasons: ['punches'], worked_minutes: 240, undertime_minutes: -240 },
      { ...adjustment, work_date: '2026-02-11', reasons: ['correction'], worked_minutes: -30, undertime_minutes: 30 },
      {
        ...adjustment,
        work_date: '2026-02-12',
        reasons: ['punches'],
        worked_minutes: 0,
        undertime_minutes: 0,
        is_settled: false,
      },
    ],
  });
  const server = [
    answers(timesheetsEndpoints.list, listOf(sheetRowOf())),
    answers(timesheetsEndpoints.details, details),
  ];
  await renderScreen('/timesheets?sheet=5', { as: hr, server });
  const table = await screen.findByRole('table', { name: 'Adjustments of earlier periods' });
  const textOf = (name: RegExp) => within(table).getByRole('row', { name }).textContent;
  expect(textOf(/Feb 10/)).toContain('3 h → 7 h4 h more, 4 h less undertime');
  expect(textOf(/Feb 11/)).toContain('Correction approved later');
  expect(textOf(/Feb 11/)).toContain('3 h → 2 h 30 min30 min less, 30 min more undertime');
  expect(textOf(/Feb 12/)).toContain('missing clock-out');
  expect(screen.getByText('Of earlier periods')).toBeTruthy();
});

it('submits the timesheet of a former employee after a confirmation', async () => {
  const abilities = { submit: true, approve: false, lock: false, reopen: false };
  const details = sheetDetailsOf({ state: 'open', abilities });
  const list = answers(timesheetsEndpoints.list, listOf(sheetRowOf({ state: 'open', abilities })));
  const server = [list, answers(timesheetsEndpoints.details, details)];
  const { user } = await renderScreen('/timesheets?sheet=5', { as: hr, server });
  const sent = watch(timesheetsEndpoints.submit, undefined);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Submit timesheet' });
  expect(within(dialog).getByText(/for Ana Reyes\? They can't sign in/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('The timesheet was submitted.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 5, version: 2 });
});

it('shows who locked it, and that days changed', async () => {
  const details = sheetDetailsOf({
    state: 'approved',
    is_changed: true,
    locked: 'Locked for payroll by Pia on 2026-03-17.',
    abilities: { submit: false, approve: false, lock: false, reopen: false },
  });
  const row = sheetRowOf({ state: 'approved', is_changed: true, abilities: details.abilities });
  const server = [answers(timesheetsEndpoints.list, listOf(row)), answers(timesheetsEndpoints.details, details)];
  await renderScreen('/timesheets?sheet=5', { as: { roles: ['team lead'] }, server });
  expect(await screen.findByText('Locked for payroll by Pia on 2026-03-17.')).toBeTruthy();
  expect(screen.getByText('Changed after approval')).toBeTruthy();
  const panel = screen.getByRole('dialog');
  expect(within(panel).queryByRole('button', { name: /Approve|Lock|Reopen/ })).toBeNull();
});

it('shows an empty text without timesheets', async () => {
  const empty = await renderScreen('/timesheets', { as: hr, server: [answers(timesheetsEndpoints.list, listOf())] });
  expect(await screen.findByText('No timesheets found.')).toBeTruthy();
  expect(empty.address()).toBe('/timesheets');
});

it('offers to try again, and keeps the period and the tiles', async () => {
  const server = [refuses(timesheetsEndpoints.list, 'unexpected')];
  await renderScreen('/timesheets?period=2026-03-01', { as: hr, server });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Period' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Submitted/ })).toBeTruthy();
});

it('is closed to employees', async () => {
  const { address } = await renderScreen('/timesheets', { as: { roles: ['employee'] } });
  await heading(/forbidden/i);
  expect(address()).toBe('/forbidden');
});
