import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { dayRowOf, waitingCorrection } from '../attendance.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const address = '/employees/attendance';
const conflict = dayRowOf({ state: 'conflict', worked_minutes: 0, last_out: null });
const figures = { ...dayRowOf(), state: 'present' as const, waiting_overtime_minutes: 0 };
const record = {
  ...conflict,
  explanation: null,
  proposal: { in: '2026-03-02T14:00:00Z', out: '2026-03-02T23:00:00Z', breaks: [] },
  punches: [],
  corrections: [],
  adjustments: [],
  own_zone: 'Asia/Manila',
  abilities: { enter: true, reset: null },
};
const none = {
  worked_leave: 0,
  present: 0,
  late: 0,
  undertime: 0,
  absent: 0,
  on_leave: 0,
  holiday: 0,
  restday: 0,
  unplanned: 0,
};
const list = { from: '2026-02-24', to: '2026-03-02', counts: { ...none, conflict: 1 }, data: [conflict], total: 1 };
const person = {
  id: 7,
  name: 'Ana Reyes',
  position: 'Bookkeeper',
  client: 'Harbour Homes',
  client_id: 2,
  team: null,
  days: [],
  swaps: [],
  pending_swaps: [],
  assignments: [],
  without_shift: null,
  abilities: { assign: false },
};
const usual = [
  answers(employeeShiftsEndpoints.calendarFilters, { clients: [], teams: [] }),
  answers(correctionsEndpoints.list, { data: [], total: 0, waiting: 0 }),
  answers(attendanceDaysEndpoints.list, list),
  answers(employeeShiftsEndpoints.calendar, { data: [person], total: 1, planned_until: '2026-08-31' }),
];

it('offers the proposed times on the panel of a day, and requests them for the employee', async () => {
  const { user } = await renderScreen(address, {
    as: hr,
    server: [...usual, answers(attendanceDaysEndpoints.details, record)],
  });
  const sent = watch(correctionsEndpoints.request, { id: 5, version: 1 });
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  expect(await screen.findByText(/^Proposed times: 10:00 PM – 7:00 AM/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Correct times' }));
  const form = await screen.findByRole('dialog', { name: /^Correct Mon, Mar 2/ });
  expect(within(form).getByText(/For Ana Reyes, in Manila time/)).toBeTruthy();
  await user.type(within(form).getByLabelText(/^Reason/), 'The device was broken.');
  await user.click(within(form).getByRole('button', { name: 'Request correction' }));
  expect(await screen.findByText('Submitted. Another person decides.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ employee_id: 7, in: '2026-03-02T22:00', out: '2026-03-03T07:00' });
});

it('withdraws what the viewer entered', async () => {
  const own = { ...waitingCorrection, entered_by: 'Hannah', approval: null, abilities: { withdraw: true } };
  const day = { ...record, corrections: [own], abilities: { enter: false, reset: null } };
  const { user } = await renderScreen(address, {
    as: hr,
    server: [...usual, answers(attendanceDaysEndpoints.details, day)],
  });
  const sent = watch(correctionsEndpoints.withdraw, undefined);
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  expect(await screen.findByText(/^Entered by Hannah, /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const asked = await screen.findByRole('dialog', { name: 'Withdraw entered times' });
  await user.click(within(asked).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The entered times were withdrawn.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 4, version: 1 });
});

it('previews several days, and enters those that are possible', async () => {
  const { user } = await renderScreen(address, { as: hr, server: usual });
  const base = { employee_id: 7, name: 'Ana Reyes', zone: 'Asia/Manila', locked: null };
  const times = { in: '2026-03-02T14:00:00Z', out: '2026-03-02T23:00:00Z' };
  watch(correctionsEndpoints.previewEntries, [
    { ...base, ...times, work_date: '2026-03-01', before: null, after: null, problem: 'Suspended on this day.' },
    { ...base, ...times, work_date: '2026-03-02', before: null, after: figures, problem: null },
  ]);
  const sent = watch(correctionsEndpoints.enter, { entered: 1 });
  await user.click(await screen.findByRole('button', { name: 'Enter times' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter times' });
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText('Choose at least one employee.')).toBeTruthy();
  expect(within(dialog).getByText('The last day is required.')).toBeTruthy();
  expect(
    within(dialog)
      .getByLabelText(/^Reason/)
      .getAttribute('aria-invalid'),
  ).toBe('true');
  fireEvent.change(within(dialog).getByLabelText(/^First day/), { target: { value: '2026-03-01' } });
  fireEvent.change(within(dialog).getByLabelText(/^Last day/), { target: { value: '2026-03-02' } });
  await user.type(within(dialog).getByRole('combobox'), 'Ana');
  await user.click(await screen.findByRole('option', { name: /Ana Reyes/ }));
  await user.type(within(dialog).getByLabelText(/^Reason/), 'The device was broken.');
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText('1 of 2 days cannot be entered')).toBeTruthy();
  expect(within(dialog).getByText('Suspended on this day.')).toBeTruthy();
  expect(within(dialog).getByText('Present, 8 h')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Enter 1 day' }));
  expect(await screen.findByText('1 day was entered. Another person decides.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    days: [{ employee_id: 7, work_date: '2026-03-02' }],
    times: null,
    reason: 'The device was broken.',
  });
});
