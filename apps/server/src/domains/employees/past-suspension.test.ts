import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function hrAt(time: string) {
  portal.clock.set(time);
  return portal.as({ roles: ['hr'] });
}

/** Suspended from 3 March, back since 6 March. */
async function suspendedBefore() {
  portal.clock.set('2026-03-02T00:00:00Z');
  const worker = await createWorker(portal.db, { first: '2026-03-02' });
  const off = { status_type_id: statusTypeIds.suspended, effective_date: '2026-03-03', reason: 'Investigation' };
  const hr = await hrAt('2026-03-03T00:00:00Z');
  expect((await hr.call(employeeStatusCalls.deactivate, { body: { id: worker.id, ...off } })).status).toBe(200);
  await portal.settle();
  const back = await hrAt('2026-03-06T00:00:00Z');
  const reactivation = { id: worker.id, effective_date: '2026-03-06', reason: 'Closed' };
  expect((await back.call(employeeStatusCalls.reactivate, { body: reactivation })).status).toBe(200);
  await portal.settle();
  return worker;
}

/** Of 2 to 7 March. */
async function statuses({ id }: { readonly id: number }) {
  const days = portal.db.selectFrom('employee_schedule').select(['work_date', 'status']).where('employee_id', '=', id);
  const rows = await days.where('work_date', '<=', '2026-03-07').orderBy('work_date').execute();
  return rows.map(({ work_date, status }) => `${work_date.slice(8)} ${status}`);
}

const kept = ['02 scheduled', '03 cancelled', '04 cancelled', '05 cancelled', '06 scheduled', '07 scheduled'];

it('keeps the days of a past suspension without work when a shift is placed from before it', async () => {
  const worker = await suspendedBefore();
  const hr = await hrAt('2026-03-08T00:00:00Z');
  const other = await createShift(portal.db, {
    start_time: '10:00',
    end_time: '18:00',
    work_days: [1, 2, 3, 4, 5, 6, 7],
  });
  const body = { employee_ids: [worker.id], shift_id: other.id, from: '2026-03-02' };
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  await portal.settle();
  expect(await statuses(worker)).toEqual(kept);
  const absences = portal.db.selectFrom('attendance_day').select('work_date').where('employee_id', '=', worker.id);
  const suspended = absences.where('work_date', '>=', '2026-03-03').where('work_date', '<=', '2026-03-05');
  expect(await suspended.execute()).toEqual([]);
});

it('keeps them when a change of client is dated back', async () => {
  const worker = await suspendedBefore();
  const hr = await hrAt('2026-03-08T00:00:00Z');
  const { id: client_id } = await createClient(portal.db);
  const body = { kind: 'client', id: worker.id, client_id, effective_date: '2026-03-02' } as const;
  expect((await hr.call(employeeHistoryCalls.changeAssignment, { body })).status).toBe(200);
  await portal.settle();
  expect(await statuses(worker)).toEqual(kept);
});
