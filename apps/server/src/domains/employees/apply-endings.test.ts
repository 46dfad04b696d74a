import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeStatusCalls as calls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import {
  accountStatus,
  createLeaver,
  hrOf,
  leave,
  nights,
  plannedDays,
  recordOf,
} from '../../testing/factories/leavers.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { selfOf } from '../../testing/self-of.ts';
import { applyEndings } from './apply-endings.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T02:00:00Z'));

const apply = (at: string) => {
  portal.clock.set(at);
  return applyEndings(portal.services);
};

const statusesOf = async ({ id }: { id: number }) =>
  (await (await hrOf(portal)).call(employeeHistoryCalls.statuses, { query: { employee_id: id } })).body;

it('closes the account an hour after the last night shift, not before', async () => {
  const worker = await createLeaver(portal, nights);
  const self = await selfOf(portal, worker);
  await leave(portal, worker, '2026-03-10');
  await apply('2026-03-10T22:59:59Z');
  expect(await accountStatus(portal, self)).toBe('active');
  await apply('2026-03-10T23:00:00Z');
  expect(await accountStatus(portal, self)).toBe('disabled');
  expect(await recordOf(portal, worker)).toMatchObject({
    version: 3,
    employee_status_type_group: { name: 'resignation' },
    employee_active_dates: [
      { end_date: '2026-03-10', reason: 'Moves abroad', clearance_status: 'Pending', rehire: true },
    ],
    planned_ending: null,
  });
  expect(await plannedDays(portal, worker, '2026-03-10')).toEqual(['2026-03-10']);
});

it('uses the planned day and writes one entry, also when two processes apply it days late', async () => {
  const worker = await createLeaver(portal);
  await leave(portal, worker, '2026-03-10');
  await Promise.all([apply('2026-03-13T02:00:00Z'), apply('2026-03-13T02:00:00Z')]);
  await apply('2026-03-13T02:05:00Z');
  expect(await statusesOf(worker)).toMatchObject([
    { to: { name: 'Resigned' }, effective_on: '2026-03-10', reason: 'Moves abroad', actor_name: 'Hannah Ramos' },
  ]);
  const { rows } = await portal.services.systemPool.query(
    `select actor_name, before, after, details from activity_log
     where event = 'employees.deactivate' and subject_id = $1 order by id desc`,
    [String(worker.id)],
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    actor_name: 'Muster',
    before: { status: 'active' },
    after: { status: 'resignation', effective_date: '2026-03-10' },
    details: { planned_by: 'Hannah Ramos', version: 3 },
  });
  const assigned = await portal.db
    .selectFrom('employee_shift')
    .select('valid')
    .where('employee_id', '=', worker.id)
    .execute();
  expect(assigned).toEqual([{ valid: '[2020-01-01,2026-03-11)' }]);
});

it('waits for a shift that was moved into the night after the ending was planned', async () => {
  const worker = await createLeaver(portal);
  await leave(portal, worker, '2026-03-10');
  const night = await createShift(portal.db, { ...nights, total_minutes: 480, work_days: [1, 2, 3, 4, 5, 6, 7] });
  const hr = await hrOf(portal);
  await hr.call(employeeShiftsCalls.place, {
    body: { employee_ids: [worker.id], shift_id: night.id, from: '2026-03-09' },
  });
  await apply('2026-03-10T17:00:00Z');
  expect((await recordOf(portal, worker)).planned_ending?.effective_at).toBe('2026-03-10T23:00:00Z');
  await apply('2026-03-10T23:00:00Z');
  expect((await recordOf(portal, worker)).employee_status_type_group.name).toBe('resignation');
});

it('is followed by a rehire', async () => {
  const worker = await createLeaver(portal);
  await leave(portal, worker, '2026-03-10');
  await apply('2026-03-10T16:00:00Z');
  const hr = await hrOf(portal);
  const body = { id: worker.id, start_date: '2026-03-16', shift_id: worker.shiftId };
  expect((await hr.call(calls.rehire, { body })).status).toBe(200);
  await portal.settle();
  await apply('2026-03-17T02:00:00Z');
  expect((await recordOf(portal, worker)).employee_status_type_group.name).toBe('active');
  expect((await plannedDays(portal, worker, '2026-03-10')).slice(0, 2)).toEqual(['2026-03-10', '2026-03-16']);
});

it('an employee who cannot be changed does not block others', async () => {
  const [broken, worker] = [await createLeaver(portal), await createLeaver(portal)];
  await leave(portal, broken, '2026-03-10');
  await leave(portal, worker, '2026-03-10');
  await portal.db
    .updateTable('employee_active_date')
    .set({ start_date: '2026-03-20' })
    .where('employee_id', '=', broken.id)
    .execute();
  await apply('2026-03-10T16:00:00Z');
  expect((await recordOf(portal, broken)).employee_status_type_group.name).toBe('active');
  expect((await recordOf(portal, worker)).employee_status_type_group.name).toBe('resignation');
});
