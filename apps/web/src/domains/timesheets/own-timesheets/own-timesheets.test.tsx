import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { OwnTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendanceEndpoints } from '../../../platform/api/endpoints/attendance.generated.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ownSheetOf } from '../timesheet.fixture.ts';

withFakeServer();

const dayToCorrect: OwnDay = {
  ...{ work_date: '2026-03-04', shift: 'Day Shift', zone: 'Asia/Manila', status: 'scheduled', locked: null },
  ...{ starts_at: '2026-03-04T00:00:00Z', ends_at: '2026-03-04T09:00:00Z' },
  ...{ punches: [], figures: null, explanation: null, proposal: null, correction: null, adjustments: [] },
  abilities: { correct: true },
};
const clock = answers(attendanceEndpoints.own, {
  now: '2026-03-17T01:00:00Z',
  zone: 'Asia/Manila',
  next: ['in'],
  since: null,
  correctable: { from: '2026-02-14', to: '2026-03-17' },
  days: [dayToCorrect],
});
const open = (sheets: readonly OwnTimesheet[], ...more: Parameters<typeof renderScreen>[1][]) =>
  renderScreen('/my-timesheets', {
    as: { roles: ['employee'] },
    server: [...(more[0]?.server ?? []), clock, answers(timesheetsEndpoints.own, { data: [...sheets] })],
  });

it('shows the viewer’s own periods with totals and blocking days', async () => {
  await open([
    ownSheetOf({ id: 7, first_day: '2026-03-16', last_day: '2026-03-31', is_over: false }),
    ownSheetOf({ id: 6, blockers: [{ work_date: '2026-03-04', kind: 'conflict' }] }),
    ownSheetOf({
      id: 5,
      first_day: '2026-02-16',
      last_day: '2026-02-28',
      state: 'locked',
      locked: 'Locked for payroll by Pia on 2026-03-04.',
    }),
  ]);
  const running = await screen.findByRole('row', { name: /Mar 16 – 31/ });
  expect(within(running).getByText('In progress')).toBeTruthy();
  expect(within(running).getByText('12 min late')).toBeTruthy();
  expect(within(running).queryByRole('button', { name: 'Submit' })).toBeNull();
  const blocked = screen.getByRole('row', { name: /Mar 1 – 15/ });
  expect(within(blocked).getByText('Fix Mar 4 (missing clock-out) before submitting')).toBeTruthy();
  expect(within(blocked).queryByRole('button', { name: 'Submit' })).toBeNull();
  const locked = screen.getByRole('row', { name: /Feb 16 – 28/ });
  expect(within(locked).getByText('Locked')).toBeTruthy();
  expect(within(locked).getByRole('button', { name: 'Open Feb 16 – 28' })).toBeTruthy();
});

it('opens the correction of the day that keeps a timesheet from being submitted', async () => {
  const { user, address } = await open([ownSheetOf({ blockers: [{ work_date: '2026-03-04', kind: 'conflict' }] })]);
  await user.click(await screen.findByRole('button', { name: 'Fix Mar 4' }));
  expect(await screen.findByRole('dialog', { name: /^Correct Wed, Mar.4$/ })).toBeTruthy();
  expect(address()).toBe('/my-timesheets');
});

it('leaves days that are too old to HR', async () => {
  await open([ownSheetOf({ blockers: [{ work_date: '2026-02-03', kind: 'conflict' }] })]);
  expect(await screen.findByText('Ask HR to fix Feb 3 (missing clock-out) before submitting')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Fix|^Submit/ })).toBeNull();
});

it('submits a finished one after a confirmation', async () => {
  const sent = watch(timesheetsEndpoints.submit, undefined);
  const { user } = await open([ownSheetOf()]);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('The timesheet was submitted.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 5, version: 2 });
});

it('shows in the dialog why it cannot be submitted', async () => {
  const message = 'Fix these days first: 2026-03-04 (missing clock-out).';
  const { user } = await open([ownSheetOf()], {
    server: [refuses(timesheetsEndpoints.submit, 'conflict', { message })],
  });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
});
