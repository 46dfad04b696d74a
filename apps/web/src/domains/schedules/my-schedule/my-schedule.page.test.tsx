import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownScheduleEndpoints } from '../../../platform/api/endpoints/own-schedule.generated.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { askedSwap, ownSchedule } from '../schedule.fixture.ts';

withFakeServer();

const employee = { roles: ['employee'] as const };
const server = [answers(ownScheduleEndpoints.read, ownSchedule), answers(swapsEndpoints.own, [])];

const march11 = { name: 'Wed, Mar 11, 9:00 PM – 6:00 AM' };

it("shows four weeks in the viewer's zone; a day opens both times and what it will count as", async () => {
  const { user } = await renderScreen('/my-schedule', { as: employee, server });
  await heading('My schedule');
  const grid = await screen.findByRole('table', { name: 'Planned days' });
  expect(within(grid).getAllByRole('row')).toHaveLength(5);
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']]);
  await user.click(within(grid).getByRole('button', march11));
  const opened = screen.getByRole('dialog', { name: 'Shift on Mar 11' });
  for (const text of ['8 h of work', 'Premium: 7 h at night', 'New York Night', '9:00 AM – 6:00 PM New York'])
    expect(within(opened).getByText(text)).toBeTruthy();
  expect(screen.getByText('No link yet.')).toBeTruthy();
});

it('opens the day of the address, with its rotation and its holiday', async () => {
  const days = ownSchedule.days.map((day) => ({
    ...day,
    rotation: 'Early and late',
    holiday: 'Day off for Founding Day',
  }));
  const read = answers(ownScheduleEndpoints.read, { ...ownSchedule, days });
  await renderScreen('/my-schedule?day=2026-03-11', { as: employee, server: [read, ...server] });
  const opened = await screen.findByRole('dialog', { name: 'Shift on Mar 11' });
  for (const text of ['Rotation: Early and late', 'Day off for Founding Day'])
    expect(within(opened).getByText(text)).toBeTruthy();
});

it('asks for whole weeks, and marks what is unusual', async () => {
  const days = ownSchedule.days.map((day) => ({ ...day, is_swapped: true }));
  const asked: (string | null)[] = [];
  const read = answers(ownScheduleEndpoints.read, ({ query }) => {
    asked.push(query.get('from'));
    return { ...ownSchedule, days };
  });
  await renderScreen('/my-schedule?from=2026-03-11', { as: employee, server: [read, answers(swapsEndpoints.own, [])] });
  expect(await screen.findByText('Swapped')).toBeTruthy();
  expect(asked).toEqual(['2026-03-09']);
});

it('folds swaps that ended', async () => {
  const ended = { ...askedSwap, state: 'declined' as const, abilities: { answer: false, withdraw: false } };
  const { user } = await renderScreen('/my-schedule', {
    as: employee,
    server: [answers(ownScheduleEndpoints.read, ownSchedule), answers(swapsEndpoints.own, [ended])],
  });
  const show = await screen.findByRole('button', { name: 'Show earlier swaps' });
  expect(screen.queryByText(/^You work Wed, Mar 11/)).toBeNull();
  await user.click(show);
  expect(screen.getByText(/^You work Wed, Mar 11/)).toBeTruthy();
});

it('asks a colleague to cover a shift, with a reason', async () => {
  const { user } = await renderScreen('/my-schedule', {
    as: employee,
    server: [
      ...server,
      answers(swapsEndpoints.colleagues, [{ id: 8, name: 'Bella Cruz' }]),
      answers(swapsEndpoints.inReturn, [askedSwap.give]),
    ],
  });
  const asked = watch(swapsEndpoints.request, { id: 5 });
  await user.click(await screen.findByRole('button', march11));
  await user.click(screen.getByRole('button', { name: 'Swap or cover Mar 11' }));
  const dialog = await screen.findByRole('dialog', { name: 'Swap or cover Mar 11' });
  await user.click(within(dialog).getByRole('button', { name: 'Ask to cover' }));
  expect(await within(dialog).findByText('The colleague is required.')).toBeTruthy();
  await user.click(within(dialog).getByLabelText(/^Colleague/));
  await user.click(await screen.findByRole('option', { name: /Bella Cruz/ }));
  await user.type(within(dialog).getByLabelText(/^Reason/), 'A family day.');
  await user.click(within(dialog).getByRole('button', { name: 'Ask to cover' }));
  expect(await screen.findByText('Bella Cruz was asked.')).toBeTruthy();
  const body = { colleague_id: 8, give_date: '2026-03-11', take_date: null, reason: 'A family day.' };
  expect(asked[0]?.body).toEqual(body);
});

it('accepts a swap after a confirmation', async () => {
  const { user } = await renderScreen('/my-schedule', {
    as: employee,
    server: [answers(ownScheduleEndpoints.read, ownSchedule), answers(swapsEndpoints.own, [askedSwap])],
  });
  const answered = watch(swapsEndpoints.answer, undefined);
  expect(await screen.findByText('Waiting for you')).toBeTruthy();
  expect(screen.getByText(/^You work Wed, Mar 11/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept the swap of Ana Reyes' }));
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You accepted. The swap is waiting for approval.')).toBeTruthy();
  expect(answered[0]?.body).toEqual({ id: 5, accepts: true });
});

it('shows a new calendar link once', async () => {
  const url = 'https://portal.example.com/api/schedule-feeds/secret';
  const { user } = await renderScreen('/my-schedule', {
    as: employee,
    server: [...server, answers(ownScheduleEndpoints.createFeed, { url })],
  });
  await user.click(await screen.findByRole('button', { name: 'Create link' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create a calendar link' });
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText(url)).toBeTruthy();
});

it('explains a missing employee record, and offers to try again after an error', async () => {
  const none = { ...ownSchedule, zone: null, days: [] };
  await renderScreen('/my-schedule', { as: employee, server: [answers(ownScheduleEndpoints.read, none)] });
  expect(await screen.findByText('No schedule')).toBeTruthy();
  await renderScreen('/my-schedule', { as: employee, server: [refuses(ownScheduleEndpoints.read, 'unexpected')] });
  expect(await screen.findByText('The schedule could not be loaded')).toBeTruthy();
});
