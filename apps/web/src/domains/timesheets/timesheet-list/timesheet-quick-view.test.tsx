import type { ListedTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
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
const nothingLeftOut = { done: 1, names: ['Ana Reyes'], left_out: [], others: 0 };

it('shows one beside the list, with its actions, and leads to its panel', async () => {
  const server = [answers(timesheetsEndpoints.list, listOf(sheetRowOf(), sheetRowOf({ id: 6 })))];
  const { user } = await renderScreen('/timesheets', {
    as: hr,
    server: [...server, answers(timesheetsEndpoints.details, sheetDetailsOf())],
  });
  const [worked] = await screen.findAllByText('72 h');
  if (worked) await user.click(worked);
  const beside = await screen.findByRole('complementary', { name: 'Ana Reyes' });
  const days = await within(beside).findByRole('region', { name: 'Days' });
  expect(days.textContent?.replaceAll('\u00a0', ' ')).toBe('DaysMon, Mar 210:12 PM – 7:05 AM7 h 48 min');
  const check = within(beside).getByRole('region', { name: 'To check' });
  expect(check.textContent?.replaceAll('\u00a0', ' ')).toBe('To check 1Mon, Mar 212 min late');
  expect(within(beside).queryByText('Undertime')).toBeNull();
  expect(within(beside).getByRole('button', { name: 'Actions for Ana Reyes' })).toBeTruthy();
  const record = within(beside).getByRole('link', { name: 'View record' });
  expect(record.getAttribute('href')).toBe('/timesheets?sheet=5');
  await user.click(within(beside).getByRole('button', { name: 'Next row' }));
  expect(record.getAttribute('href')).toBe('/timesheets?sheet=6');
});

it('decides beside the list: approves, or sends back with a reason', async () => {
  const sent = watch(timesheetsEndpoints.reopen, undefined);
  const approved = watch(timesheetsEndpoints.approve, nothingLeftOut);
  const server = [
    answers(timesheetsEndpoints.list, listOf(sheetRowOf())),
    answers(timesheetsEndpoints.details, sheetDetailsOf()),
    answers(timesheetsEndpoints.previewApproval, nothingLeftOut),
  ];
  const { user } = await renderScreen('/timesheets', { as: hr, server });
  await user.click(await screen.findByText('72 h'));
  const decision = await screen.findByRole('region', { name: 'Decision' });
  await user.click(within(decision).getByRole('button', { name: 'Approve' }));
  await user.click(await screen.findByRole('button', { name: 'Approve 1 timesheet' }));
  await waitFor(() => expect(approved[0]?.body).toEqual({ selection: { timesheets: [{ id: 5, version: 2 }] } }));
  await user.click(within(decision).getByRole('button', { name: 'Send back…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send back: Ana Reyes' });
  await user.type(within(dialog).getByLabelText(/Reason/), 'Two days are missing.');
  await user.click(within(dialog).getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ id: 5, version: 2, reason: 'Two days are missing.' }));
});

it('offers no decision on one that does not wait, nor without the right', async () => {
  const abilities = { submit: false, approve: false, lock: false, reopen: true };
  const server = [
    answers(timesheetsEndpoints.list, listOf(sheetRowOf({ state: 'approved', abilities }))),
    answers(timesheetsEndpoints.details, sheetDetailsOf({ state: 'approved', abilities })),
  ];
  const { user } = await renderScreen('/timesheets', { as: hr, server });
  await user.click(await screen.findByText('72 h'));
  await screen.findByRole('complementary', { name: 'Ana Reyes' });
  expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull();
});
