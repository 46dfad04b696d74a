import { employeeHistoryCalls as calls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { readNotices } from '../../testing/read-notices.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function hrAt(time: string) {
  portal.clock.set(time);
  return portal.as({ roles: ['hr'] });
}

/** Planned days from 7 to 10 March with their shifts. */
async function plan(id: number) {
  const rows = await portal.db
    .selectFrom('employee_schedule')
    .select(['work_date', 'shift_id'])
    .where('employee_id', '=', id)
    .where('work_date', '>=', '2026-03-07')
    .where('work_date', '<=', '2026-03-10')
    .where('status', '=', 'scheduled')
    .orderBy('work_date')
    .execute();
  return rows.map(({ work_date, shift_id }) => `${work_date.slice(8)}:${shift_id}`);
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Works an own shift of a client, and moves to another client on 9 March. */
async function mover() {
  const [former, next] = [await createClient(portal.db), await createClient(portal.db)];
  const gaps = { employee: { client_id: former.id }, shift: { client_id: former.id, name: 'Own shift' } };
  const worker = await createWorker(portal.db, gaps);
  return { worker, former, next, move: { kind: 'client', client_id: next.id, effective_date: '2026-03-09' } as const };
}

it('ends own shifts of a client with a planned move, says so in the preview and notifies the employee', async () => {
  const hr = await hrAt('2026-03-02T01:00:00Z');
  const { worker, move } = await mover();
  const { id, shiftId } = worker;
  const self = await portal.as({ roles: ['employee'], employeeId: id });
  const { body } = await hr.call(calls.previewAssignment, { body: { id, ...move } });
  expect([body.problem, body.ended_shifts]).toEqual([null, [{ name: 'Own shift', last_day: '2026-03-08' }]]);
  await hr.call(calls.changeAssignment, { body: { id, ...move } });
  await portal.settle();
  const ended = [`07:${shiftId}`, `08:${shiftId}`];
  expect(await plan(id)).toEqual(ended);
  expect(await readNotices(portal, self.userId)).toMatchObject([{ title: 'Your schedule changed' }]);

  const reason = 'Sick';
  const off = { id, status_type_id: statusTypeIds.leaveOfAbsence, effective_date: '2026-03-02', reason };
  await hr.call(employeeStatusCalls.deactivate, { body: off });
  await hr.call(employeeStatusCalls.reactivate, { body: { id, effective_date: '2026-03-02', reason } });
  await portal.settle();
  expect(await plan(id)).toEqual(ended);

  await hr.call(calls.cancelAssignment, { body: { id, kind: 'client', effective_date: '2026-03-09' } });
  await portal.settle();
  expect(await plan(id)).toEqual([...ended, `09:${shiftId}`, `10:${shiftId}`]);
});

it('begins the shift at the new client with the move', async () => {
  const hr = await hrAt('2026-03-02T01:00:00Z');
  const { worker, former, next, move } = await mover();
  const { id, shiftId } = worker;
  const own = await createShift(portal.db, { client_id: next.id, work_days: everyDay });
  const others = await createShift(portal.db, { client_id: former.id, work_days: everyDay });
  const refused = await hr.refused(calls.changeAssignment, { body: { id, ...move, shift_id: others.id } });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['shift_id']]);
  await hr.call(calls.changeAssignment, { body: { id, ...move, shift_id: own.id } });
  await portal.settle();
  expect(await plan(id)).toEqual([`07:${shiftId}`, `08:${shiftId}`, `09:${own.id}`, `10:${own.id}`]);
});

it('plans no own shift of a client after a move, whatever is placed afterwards', async () => {
  const hr = await hrAt('2026-03-02T01:00:00Z');
  const { worker, former, move } = await mover();
  await hr.call(calls.changeAssignment, { body: { id: worker.id, ...move } });
  const late = { start_time: '13:00', end_time: '21:00', total_minutes: 480, work_days: everyDay };
  const other = await createShift(portal.db, { client_id: former.id, ...late });
  const body = { employee_ids: [worker.id], shift_id: other.id, from: '2026-03-05' };
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  await portal.settle();
  expect(await plan(worker.id)).toEqual([`07:${other.id}`, `08:${other.id}`]);
});

const dayOf = async (id: number, work_date: string) =>
  (await portal.db.selectFrom('attendance_day').selectAll().where('employee_id', '=', id).execute()).find(
    (day) => day.work_date === work_date,
  );

it('computes the days after a change of the shift without waiting for the daily job', async () => {
  const hr = await hrAt('2026-03-02T10:00:00Z');
  const worker = await createWorker(portal.db);
  await createPunches(portal.db, worker, '2026-03-02', [
    ['in', '2026-03-02T02:00:00Z'],
    ['out', '2026-03-02T09:30:00Z'],
  ]);
  const today = { first: '2026-03-02', last: '2026-03-02', now: '2026-03-02T10:00:00Z' };
  await settleAt(portal.db, { employeeIds: [worker.id], ...today });
  expect((await dayOf(worker.id, '2026-03-02'))?.late_minutes).toBe(60);
  const later = await createShift(portal.db, {
    start_time: '10:00',
    end_time: '18:00',
    total_minutes: 480,
    work_days: everyDay,
  });
  const body = { kind: 'shift', id: worker.id, shift_id: later.id, effective_date: '2026-03-02' } as const;
  await hr.call(calls.changeAssignment, { body });
  await portal.settle();
  expect((await dayOf(worker.id, '2026-03-02'))?.late_minutes).toBe(0);
});

it('computes the days after somebody returns without waiting for the daily job', async () => {
  const hr = await hrAt('2026-03-02T01:00:00Z');
  const { id } = await createWorker(portal.db, { first: '2026-03-02' });
  const off = { status_type_id: statusTypeIds.leaveOfAbsence, effective_date: '2026-03-02', reason: 'Sick' };
  await hr.call(employeeStatusCalls.deactivate, { body: { id, ...off } });
  const later = await hrAt('2026-03-05T01:00:00Z');
  await later.call(employeeStatusCalls.reactivate, { body: { id, effective_date: '2026-03-03', reason: 'Back' } });
  await portal.settle();
  expect((await dayOf(id, '2026-03-03'))?.state).toBe('absent');
});
