import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { dayRowOf, waitingCorrection } from '../attendance.fixture.ts';

withFakeServer();

const day = dayRowOf();
const none = {
  worked_leave: 0,
  late: 0,
  undertime: 0,
  absent: 0,
  on_leave: 0,
  holiday: 0,
  restday: 0,
  unplanned: 0,
  conflict: 0,
};
const list = { from: '2026-02-24', to: '2026-03-02', counts: { ...none, present: 1 }, data: [day], total: 1 };
const decided = { decided_by: 'Grace Tan', decided_at: '2026-03-03T02:00:00Z', approval: null } as const;
const correction = { ...waitingCorrection, ...decided, state: 'approved', abilities: { withdraw: false } } as const;
const undone = { ...correction, id: 5, counts: 'clocked', in: null, out: null, reason: 'Wrong person.' } as const;

async function open(reset: 'clocked' | 'nothing', corrections: readonly (typeof correction | typeof undone)[]) {
  const record = {
    ...day,
    explanation: null,
    proposal: null,
    punches: [],
    corrections: [...corrections],
    adjustments: [],
    own_zone: 'Asia/Manila',
    abilities: { enter: true, reset },
  };
  const server = [
    answers(employeeShiftsEndpoints.calendarFilters, { clients: [], teams: [] }),
    answers(correctionsEndpoints.list, { data: [], total: 0, waiting: 0 }),
    answers(attendanceDaysEndpoints.list, list),
    answers(attendanceDaysEndpoints.details, record),
  ];
  const view = await renderScreen('/employees/attendance', { as: { roles: ['hr'] }, server });
  await view.user.click(await screen.findByRole('button', { name: day.employee.name }));
  return view;
}

it('asks to undo an approved correction with a reason', async () => {
  const { user } = await open('clocked', [correction]);
  const sent = watch(correctionsEndpoints.resetDay, { id: 9, version: 1 });
  await user.click(await screen.findByRole('button', { name: 'Undo correction' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Undo correction/ }));
  await user.click(dialog.getByRole('button', { name: 'Request undo' }));
  expect(sent).toHaveLength(0);
  await user.type(dialog.getByLabelText(/^Reason/), 'Wrong person.');
  await user.click(dialog.getByRole('button', { name: 'Request undo' }));
  expect(await screen.findByText('Submitted. Another person will review it.')).toBeTruthy();
  const whose = { employee_id: day.employee.id, work_date: day.work_date };
  expect(sent[0]?.body).toEqual({ ...whose, counts: 'clocked', reason: 'Wrong person.' });
});

it('offers to void the hours of a day whose punches count, and shows what a correction undid', async () => {
  await open('nothing', [undone, correction]);
  expect(await screen.findByRole('button', { name: 'Void hours' })).toBeTruthy();
  expect(screen.getByText('Corrected: Clocked times count again')).toBeTruthy();
  expect(screen.getByText(/^Corrected: 10:00 PM – 7:00 AM/)).toBeTruthy();
});
