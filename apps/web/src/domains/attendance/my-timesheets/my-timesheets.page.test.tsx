import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { attendanceEndpoints } from '../../../platform/api/endpoints/attendance.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { answers, hangs, refuses, watch } from '../../../testing/fake-server.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { correctionRow, overtimeRow, ownDayOf, waitingCorrection } from '../attendance.fixture.ts';

withFakeServer();

const employee = { roles: ['employee'] as const };
const clockedIn = { id: 1, kind: 'in' as const, at: '2026-03-02T13:55:00Z', zone: 'Asia/Manila' };
const own = {
  now: '2026-03-02T15:00:00Z',
  zone: 'Asia/Manila',
  next: ['break_start' as const, 'out' as const],
  since: clockedIn,
  correctable: { from: '2026-01-30', to: '2026-03-02' },
  days: [ownDayOf({ punches: [clockedIn] })],
};

it('shows the clock with what can be clocked now, and the days', async () => {
  await renderScreen('/my-timesheets', { as: employee, server: [answers(attendanceEndpoints.own, own)] });
  await heading('My timesheets');
  const clock = within(await screen.findByRole('region', { name: 'Clock' }));
  expect(clock.getByText('Working')).toBeTruthy();
  expect(clock.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Start break', 'Clock out']);
  const row = screen.getByRole('row', { name: /Mar 2/ });
  expect(within(row).getByText('In 9:55 PM')).toBeTruthy();
  expect(within(row).queryByRole('button', { name: /^Correct/ })).toBeNull();
});

it('shows this week and the last, and earlier days on demand', async () => {
  const dates = ['2026-03-03', '2026-03-02', '2026-02-23', '2026-02-20', '2026-02-19', '2026-02-18'];
  const days = dates.map((work_date) => ownDayOf({ work_date }));
  const server = [answers(attendanceEndpoints.own, { ...own, days })];
  const { user } = await renderScreen('/my-timesheets', { as: employee, server });
  const shown = () => screen.getAllByRole('button', { name: /^Open / }).map((one) => one.textContent);
  await screen.findByRole('table', { name: 'Own days' });
  expect(shown()).toEqual(['Mon, Mar 2', 'Mon, Feb 23']);
  await user.click(screen.getByRole('button', { name: 'Show 3 earlier days' }));
  await user.click(screen.getByRole('button', { name: 'Show 1 upcoming day' }));
  expect(shown()).toHaveLength(6);
});

it('opens the day of the address, and closes it again', async () => {
  const { user, address } = await renderScreen('/my-timesheets?day=2026-03-02', {
    as: employee,
    server: [answers(attendanceEndpoints.own, own)],
  });
  const panel = await screen.findByRole('dialog', { name: 'Mon, Mar 2' });
  for (const text of ['10:00 PM – 7:00 AM', '9:00 AM – 6:00 PM New York', 'New York Night', 'Clock in'])
    expect(within(panel).getByText(text)).toBeTruthy();
  await user.click(within(panel).getAllByRole('button', { name: 'Close' })[0] ?? panel);
  expect(address()).toBe('/my-timesheets');
});

it('uses the server’s time for punches, and sends no time', async () => {
  const sent = watch(attendanceEndpoints.punch, {
    ...clockedIn,
    kind: 'out',
    at: '2026-03-02T23:05:00Z',
    work_date: '2026-03-02',
    warning: 'You are on leave on Mar 2, 2026.',
  });
  const { user } = await renderScreen('/my-timesheets', {
    as: employee,
    server: [answers(attendanceEndpoints.own, own)],
  });
  await user.click(await screen.findByRole('button', { name: 'Clock out' }));
  expect(await screen.findByText('Clocked out Mar 03, 2026 7:05 AM.')).toBeTruthy();
  expect(screen.getByText('You are on leave on Mar 2, 2026.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ kind: 'out' });
});

it('says before clocking in that today is a day of leave', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T13:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const days = [ownDayOf({ status: 'on_leave' })];
  const away = { ...own, now: '2026-03-02T13:00:00Z', next: ['in' as const], since: null, days };
  await renderScreen('/my-timesheets', { as: employee, server: [answers(attendanceEndpoints.own, away)] });
  expect(await screen.findByText(/^You are on leave today\. If you clock in/)).toBeTruthy();
});

it('says why a punch is refused', async () => {
  const message = "'Clock out' does not follow what you clocked last. Now: 'Clock in'.";
  const server = [answers(attendanceEndpoints.own, own), refuses(attendanceEndpoints.punch, 'conflict', { message })];
  const { user } = await renderScreen('/my-timesheets', { as: employee, server });
  await user.click(await screen.findByRole('button', { name: 'Clock out' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('explains the empty page to users without an employee record', async () => {
  const nobody = { now: own.now, zone: null, next: null, since: null, correctable: null, days: [] };
  await renderScreen('/my-timesheets', { as: { roles: ['hr'] }, server: [answers(attendanceEndpoints.own, nobody)] });
  expect(await screen.findByText('No timesheets')).toBeTruthy();
});

it('keeps its heading while it loads, and offers to try again after a failure', async () => {
  await renderScreen('/my-timesheets', { as: employee, server: [hangs(attendanceEndpoints.own)] });
  await heading('My timesheets');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  cleanup();
  await renderScreen('/my-timesheets', { as: employee, server: [refuses(attendanceEndpoints.own, 'unexpected')] });
  expect(await screen.findByText('The days could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

const figures = {
  state: 'late' as const,
  planned_minutes: 480,
  part_leave_minutes: 0,
  worked_minutes: 468,
  paid_break_minutes: 0,
  unpaid_break_minutes: 60,
  late_minutes: 12,
  undertime_minutes: 0,
  overtime_minutes: 0,
  waiting_overtime_minutes: 0,
  night_minutes: 360,
  holiday_minutes: 0,
  settled: true,
};

it('offers to correct a day with a problem in its row', async () => {
  const days = [ownDayOf({ figures })];
  const server = [answers(attendanceEndpoints.own, { ...own, days })];
  const { user } = await renderScreen('/my-timesheets', { as: employee, server });
  const row = await screen.findByRole('row', { name: /Mar 2/ });
  await user.click(within(row).getByRole('button', { name: 'Correct Mar 2' }));
  expect(await screen.findByRole('dialog', { name: 'Correct Mon, Mar 2' })).toBeTruthy();
});

it('shows the figures of a day with their explanation, the decision about its correction and why it is locked', async () => {
  const correction = { ...waitingCorrection, state: 'rejected' as const, note: 'The door log says otherwise.' };
  const explanation = { sentences: ['12 min late: in at 10:12 PM for 10:00 PM.'] };
  const abilities = { correct: false };
  const adjustment = {
    reasons: ['punches' as const],
    is_settled: true,
    is_leave_worked: false,
    waiting_overtime_minutes: 0,
  };
  const adjustments = [
    { ...adjustment, booked_on: '2026-03-16', worked_minutes: 45 },
    { ...adjustment, booked_on: '2026-04-01', worked_minutes: 0, is_settled: false },
  ];
  const days = [ownDayOf({ figures, explanation, correction, locked: 'Timesheet approved', adjustments, abilities })];
  const server = [answers(attendanceEndpoints.own, { ...own, days })];
  const { user } = await renderScreen('/my-timesheets', { as: employee, server });
  const row = await screen.findByRole('row', { name: /Mar 2/ });
  for (const text of [
    'Late',
    '7 h 48 min',
    '12 min late',
    'Correction rejected',
    'Adjusted on Mar 16: 45 min more.',
    'A later punch has no clock-out. Correct the times, so that it can count.',
  ])
    expect(within(row).getByText(text)).toBeTruthy();
  expect(within(row).getAllByRole('button')).toHaveLength(1);
  await user.click(within(row).getByRole('button', { name: 'Open Mon, Mar 2' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Mon, Mar 2' }));
  for (const text of [
    /The door log says otherwise\./,
    'Timesheet approved',
    '12 min late: in at 10:12 PM for 10:00 PM.',
  ])
    expect(panel.getByText(text)).toBeTruthy();
  expect(panel.queryByRole('button', { name: /^Correct/ })).toBeNull();
});

it("requests other times of a day, in the employee's time zone", async () => {
  const { user } = await renderScreen('/my-timesheets', {
    as: employee,
    server: [answers(attendanceEndpoints.own, own)],
  });
  const sent = watch(correctionsEndpoints.request, { id: 4, version: 1 });
  await user.click(await screen.findByRole('button', { name: 'Open Mon, Mar 2' }));
  await user.click(await screen.findByRole('button', { name: 'Correct Mar 2' }));
  const panel = await screen.findByRole('dialog', { name: 'Correct Mon, Mar 2' });
  const field = (name: RegExp) => within(panel).getByLabelText<HTMLInputElement>(name);
  const shown = ['Clocked in', 'Clocked out'].map((name) => [
    field(new RegExp(`^${name} \\*`)).value,
    field(new RegExp(`^${name}: time`)).value,
  ]);
  expect(shown).toEqual([
    ['2026-03-02', '9:55 PM'],
    ['2026-03-03', '7:00 AM'],
  ]);
  await user.click(within(panel).getByRole('button', { name: 'Request correction' }));
  expect((await within(panel).findAllByText('The reason is required.')).length).toBeGreaterThan(0);
  await user.type(field(/^Reason/), 'I forgot to clock out.');
  await user.click(within(panel).getByRole('button', { name: 'Request correction' }));
  expect(await screen.findByText('Your correction has been submitted for approval.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    work_date: '2026-03-02',
    in: '2026-03-02T21:55',
    out: '2026-03-03T07:00',
    breaks: [],
    reason: 'I forgot to clock out.',
    evidence: '',
  });
});

it('requests times of a day that is neither planned nor clocked, within the days that can be corrected', async () => {
  const { user } = await renderScreen('/my-timesheets', {
    as: employee,
    server: [answers(attendanceEndpoints.own, own)],
  });
  const sent = watch(correctionsEndpoints.request, { id: 4, version: 1 });
  await user.click(await screen.findByRole('button', { name: 'Correct a different day' }));
  const panel = await screen.findByRole('dialog', { name: 'Correct a different day' });
  const field = (name: RegExp) => within(panel).getByLabelText<HTMLInputElement>(name);
  await user.type(field(/^Reason/), 'Called in on my day off.');
  await user.click(within(panel).getByRole('button', { name: 'Request correction' }));
  expect((await within(panel).findAllByText('The day is required.')).length).toBeGreaterThan(0);
  const day = field(/^Day/);
  expect([day.min, day.max]).toEqual(['2026-01-30', '2026-03-02']);
  fireEvent.change(day, { target: { value: '2026-02-15' } });
  const enter = (name: string, time: string) => {
    fireEvent.change(field(new RegExp(`^${name} \\*`)), { target: { value: '2026-02-15' } });
    fireEvent.change(field(new RegExp(`^${name}: time`)), { target: { value: time } });
  };
  enter('Clocked in', '9');
  enter('Clocked out', '12 pm');
  await user.click(within(panel).getByRole('button', { name: 'Request correction' }));
  expect(await screen.findByText('Your correction has been submitted for approval.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    work_date: '2026-02-15',
    in: '2026-02-15T09:00',
    out: '2026-02-15T12:00',
    breaks: [],
    reason: 'Called in on my day off.',
    evidence: '',
  });
});

it('shows the server’s refusal at its field', async () => {
  const text = 'These hours run into those of 2026-03-01.';
  const refused = refuses(correctionsEndpoints.request, 'invalid-input', { errors: { in: [text] } });
  const { user } = await renderScreen('/my-timesheets', {
    as: employee,
    server: [answers(attendanceEndpoints.own, own), refused],
  });
  await user.click(await screen.findByRole('button', { name: 'Open Mon, Mar 2' }));
  await user.click(await screen.findByRole('button', { name: 'Correct Mar 2' }));
  const panel = await screen.findByRole('dialog', { name: 'Correct Mon, Mar 2' });
  await user.type(within(panel).getByLabelText(/^Reason/), 'No signal.');
  await user.click(within(panel).getByRole('button', { name: 'Request correction' }));
  expect((await within(panel).findAllByText(text)).length).toBeGreaterThan(0);
});

it('withdraws a pending correction', async () => {
  const days = [ownDayOf({ correction: waitingCorrection, abilities: { correct: false } })];
  const server = [answers(attendanceEndpoints.own, { ...own, days })];
  const { user } = await renderScreen('/my-timesheets', { as: employee, server });
  const sent = watch(correctionsEndpoints.withdraw, undefined);
  await user.click(await screen.findByRole('button', { name: 'Withdraw the correction of Mar 2' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Withdraw correction' })).getByRole('button', {
      name: 'Withdraw',
    }),
  );
  expect(await screen.findByText('Your correction was withdrawn.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 4, version: 1 });
});

it('shows pending corrections and overtime only to a lead', async () => {
  const waiting = answers(correctionsEndpoints.list, { data: [correctionRow], total: 1, waiting: 1 });
  const overtime = answers(overtimeEndpoints.list, { data: [overtimeRow], total: 1, waiting: 1 });
  const server = [answers(attendanceEndpoints.own, own), waiting, overtime];
  await renderScreen('/my-timesheets', { as: { roles: ['employee', 'team lead'] }, server });
  expect(await screen.findByText('1 pending')).toBeTruthy();
  const waitingOvertime = await screen.findByRole('table', { name: 'Pending overtime' });
  expect(within(waitingOvertime).getByRole('button', { name: 'Review' })).toBeTruthy();
  const corrections = screen.getByRole('table', { name: 'Pending corrections' });
  const row = await within(corrections).findByRole('row', { name: /Ana Reyes/ });
  for (const text of ['10:05 PM – ?', '10:00 PM – 7:00 AM', 'I forgot to clock out.'])
    expect(within(row).getByText(text)).toBeTruthy();
});

it('shows employees no corrections of others', async () => {
  await renderScreen('/my-timesheets', { as: employee, server: [answers(attendanceEndpoints.own, own)] });
  await heading('My timesheets');
  expect(screen.queryByText('To approve')).toBeNull();
});

it('begins with today, and shows the days to come on demand', async () => {
  const days = ['2026-03-04', '2026-03-03', '2026-03-02', '2026-03-01'].map((work_date) => ownDayOf({ work_date }));
  const { user } = await renderScreen('/my-timesheets', {
    as: employee,
    server: [answers(attendanceEndpoints.own, { ...own, days })],
  });
  const table = await screen.findByRole('table', { name: 'Own days' });
  const shown = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.at(-1));
  expect(shown()).toEqual(['2', '1']);
  await user.click(screen.getByRole('button', { name: 'Show 2 upcoming days' }));
  expect(shown()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Hide 2 upcoming days' }));
  expect(shown()).toHaveLength(2);
});

it('shows days as cards on a phone: the state beside the day', async () => {
  const widen = narrowWindow();
  onTestFinished(widen);
  const days = [ownDayOf({ work_date: '2026-03-02', figures, punches: [clockedIn] })];
  await renderScreen('/my-timesheets', {
    as: employee,
    server: [answers(attendanceEndpoints.own, { ...own, days })],
  });
  const cards = await screen.findByRole('list', { name: 'Own days' });
  expect(within(cards).getByText('In 9:55 PM')).toBeTruthy();
  expect(cards.textContent).not.toContain('Counted');
});
