import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { attendanceWires } from '../attendance.wires.ts';

withFakeServer();

const employee = { roles: ['employee'] as const };
const clockedIn = { id: 1, kind: 'in' as const, at: '2026-03-02T13:55:00Z', zone: 'Asia/Manila' };
const own = {
  now: '2026-03-02T15:00:00Z',
  zone: 'Asia/Manila',
  next: ['break_start' as const, 'out' as const],
  since: clockedIn,
  days: [
    {
      work_date: '2026-03-02',
      shift: 'New York Night',
      zone: 'America/New_York',
      starts_at: '2026-03-02T14:00:00Z',
      ends_at: '2026-03-02T23:00:00Z',
      status: 'scheduled' as const,
      punches: [clockedIn],
    },
  ],
};

it('shows what was clocked last, what follows, and the days', async () => {
  await renderScreen('/my-timesheets', { as: employee, server: [answers(attendanceWires.own, own)] });
  await heading('My timesheets');
  expect(screen.getByText('Clocked in Mar 02, 2026 9:55 PM')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Start break|Clock out/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Clock in' })).toBeNull();
  const row = screen.getByRole('row', { name: /Mar 02, 2026/ });
  for (const text of ['10:00 PM – 7:00 AM', 'New York Night, 9:00 AM in New York', 'In 9:55 PM'])
    expect(within(row).getByText(text)).toBeTruthy();
});

it('clocks by the server’s time, and sends no time of its own', async () => {
  const sent = watch(attendanceWires.punch, {
    ...clockedIn,
    kind: 'out',
    at: '2026-03-02T23:05:00Z',
    work_date: '2026-03-02',
  });
  const { user } = await renderScreen('/my-timesheets', { as: employee, server: [answers(attendanceWires.own, own)] });
  await user.click(await screen.findByRole('button', { name: 'Clock out' }));
  expect(await screen.findByText('Clocked out Mar 03, 2026 7:05 AM.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ kind: 'out' });
});

it('says why something cannot be clocked', async () => {
  const message = "'Clock out' does not follow what you clocked last. Now: 'Clock in'.";
  const server = [answers(attendanceWires.own, own), refuses(attendanceWires.punch, 'conflict', { message })];
  const { user } = await renderScreen('/my-timesheets', { as: employee, server });
  await user.click(await screen.findByRole('button', { name: 'Clock out' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('has nothing to clock for users who are no employees', async () => {
  const nobody = { now: own.now, zone: null, next: null, since: null, days: [] };
  await renderScreen('/my-timesheets', { as: { roles: ['hr'] }, server: [answers(attendanceWires.own, nobody)] });
  expect(await screen.findByText('Timesheets are for employees')).toBeTruthy();
});
