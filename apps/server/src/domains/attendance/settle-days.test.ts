import { dayIn, homeZone } from '@muster/contract';
import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift, latestVersion } from '../../testing/factories/shifts.ts';
import { healAttendanceDaily } from './attendance.jobs.ts';
import { settleDays } from './settle-days.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const statesOf = async ({ id }: { id: number }) => {
  const rows = portal.db.selectFrom('attendance_day').select(['work_date', 'state']).where('employee_id', '=', id);
  return (await rows.orderBy('work_date').execute()).map(({ work_date, state }) => `${work_date} ${state}`);
};

it('marks an employee absent when the shift is over, and finds a missing clock-out four hours later', async () => {
  portal.clock.set('2026-03-10T08:59:00Z');
  const gaps = { first: '2026-03-10', last: '2026-03-12' };
  const [absent, forgetful] = [await createWorker(portal.db, gaps), await createWorker(portal.db, gaps)];
  await createPunches(portal.db, forgetful, '2026-03-10', [['in', '2026-03-10T01:00:00Z']]);
  await portal.settle();
  expect(await statesOf(absent)).toEqual([]);
  portal.clock.set('2026-03-10T09:00:00Z');
  await portal.settle();
  expect(await statesOf(absent)).toEqual(['2026-03-10 absent']);
  portal.clock.set('2026-03-10T13:00:01Z');
  await portal.settle();
  expect(await statesOf(forgetful)).toEqual(['2026-03-10 conflict']);
});

it('repairs two months daily', async () => {
  portal.clock.set('2026-03-31T23:00:00Z');
  const worker = await createWorker(portal.db, { first: '2026-01-20', last: '2026-03-02' });
  const day = dayIn(homeZone, portal.clock.now());
  const run = () =>
    portal.db
      .transaction()
      .execute((db) =>
        healAttendanceDaily.runPortion(portalContextFor(portal.services)(db), { day, lastDay: null }, 0),
      );
  await run();
  const states = await statesOf(worker);
  expect([states[0], states.length]).toEqual(['2026-01-29 absent', 33]);
  await portal.db.deleteFrom('attendance_day').where('employee_id', '=', worker.id).execute();
  await run();
  expect(await statesOf(worker)).toEqual(states);
});

it('recomputes the past when the plan of the past changes', async () => {
  portal.clock.set('2026-03-12T12:00:00Z');
  const worker = await createWorker(portal.db, { first: '2026-03-10', last: '2026-03-12' });
  await createPunches(portal.db, worker, '2026-03-11', [
    ['in', '2026-03-11T02:00:00Z'],
    ['out', '2026-03-11T10:00:00Z'],
  ]);
  await portal.settle();
  expect(await statesOf(worker)).toContain('2026-03-11 late');
  const later = await createShift(portal.db, { start_time: '10:00', end_time: '18:00', total_minutes: 480 });
  const hr = await portal.as({ roles: ['hr'] });
  const body = { employee_ids: [worker.id], shift_id: later.id, from: '2026-03-11', worked_days: 1 };
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  await portal.settle();
  expect(await statesOf(worker)).toContain('2026-03-11 present');
});

it('computes people with one shift together, and each by their own punches and client', async () => {
  portal.clock.set('2026-03-12T12:00:00Z');
  const shift = await createShift(portal.db, { start_time: '09:00', end_time: '17:00', total_minutes: 480 });
  const clients = [await createClient(portal.db), await createClient(portal.db)];
  const hired = async (client: { id: number } | undefined) => {
    const employee = await createEmployee(portal.db, client && { client_id: client.id });
    await assignShift(portal.db, employee, shift);
    return employee;
  };
  const [absent, elsewhere, late] = [await hired(clients[0]), await hired(clients[1]), await hired(clients[0])];
  const employeeIds = [absent, elsewhere, late].map(({ id }) => id);
  await sql`select rebuild_schedule(${employeeIds}::integer[], '2026-03-11', '2026-03-11')`.execute(portal.db);
  await createPunches(portal.db, late, '2026-03-11', [
    ['in', '2026-03-11T02:00:00Z'],
    ['out', '2026-03-11T09:00:00Z'],
  ]);
  const days = { first: '2026-03-11', last: '2026-03-11' };
  await portal.db.transaction().execute((db) => settleDays(portalContextFor(portal.services)(db), employeeIds, days));
  const stored = portal.db
    .selectFrom('attendance_day')
    .select(['employee_id', 'client_id', 'state', 'planned_minutes']);
  expect(await stored.where('employee_id', 'in', employeeIds).orderBy('employee_id').execute()).toEqual([
    { employee_id: absent.id, client_id: clients[0]?.id, state: 'absent', planned_minutes: 480 },
    { employee_id: elsewhere.id, client_id: clients[1]?.id, state: 'absent', planned_minutes: 480 },
    { employee_id: late.id, client_id: clients[0]?.id, state: 'late', planned_minutes: 480 },
  ]);
});

it('computes a day for an earlier client with its shift and breaks, although row security hides them', async () => {
  portal.clock.set('2026-03-10T01:00:00Z');
  const earlier = await createClient(portal.db);
  const shift = { client_id: earlier.id };
  const worker = await createWorker(portal.db, { shift, employee: { client_id: earlier.id } });
  const { id: shiftBreak } = await portal.db
    .insertInto('shift_break')
    .values({
      shift_version_id: await latestVersion(portal.db, worker.shiftId),
      shift_break_type_id: 1,
      starts_after_minutes: 240,
      minutes: 60,
      is_paid: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(shiftBreak).toBeGreaterThan(0);
  const later = await createClient(portal.db);
  await portal.db.updateTable('employee').set({ client_id: later.id }).where('id', '=', worker.id).execute();
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  await user.call(attendanceCalls.punch, { body: { kind: 'in' } });
  const day = portal.db.selectFrom('attendance_day').selectAll().where('employee_id', '=', worker.id);
  expect(await day.executeTakeFirstOrThrow()).toMatchObject({ shift_id: worker.shiftId, planned_minutes: 420 });
});
