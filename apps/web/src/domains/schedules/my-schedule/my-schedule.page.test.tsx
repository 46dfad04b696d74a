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

it("shows planned days in the viewer's zone, with what they will count as", async () => {
  await renderScreen('/my-schedule', { as: employee, server });
  await heading('My schedule');
  const row = await screen.findByRole('row', { name: /March 11|Mar 11/ });
  for (const text of ['Ordinary day', '8 h of work', 'Premium: 7 h at night', 'New York Night, 9:00 AM New York'])
    expect(within(row).getByText(text)).toBeTruthy();
  expect(screen.getByText('No link yet.')).toBeTruthy();
});

it('names the rotation that plans a day', async () => {
  const days = ownSchedule.days.map((day) => ({ ...day, rotation: 'Early and late' }));
  const rotating = answers(ownScheduleEndpoints.read, { ...ownSchedule, days });
  await renderScreen('/my-schedule', { as: employee, server: [rotating, ...server] });
  expect(await screen.findByText('Rotation: Early and late')).toBeTruthy();
});

it('names the holiday of a day', async () => {
  const days = ownSchedule.days.map((day) => ({ ...day, holiday: 'Day off for Founding Day' }));
  const free = answers(ownScheduleEndpoints.read, { ...ownSchedule, days });
  await renderScreen('/my-schedule', { as: employee, server: [free, ...server] });
  expect(await screen.findByText('Day off for Founding Day')).toBeTruthy();
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
  await user.click(await screen.findByRole('button', { name: 'Swap or cover Mar 11' }));
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
