import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { scheduleCalls } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker, settleAt } from '../../testing/factories/attendance.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-01T00:00:00Z');
});
afterAll(() => portal.close());

async function clock({ id }: { id: number }, at: string, kind: PunchKind) {
  portal.clock.set(at);
  await portal.db.updateTable('app_user').set({ employee_id: null }).where('employee_id', '=', id).execute();
  const self = await portal.as({ roles: ['employee'], employeeId: id });
  return (await self.call(attendanceCalls.punch, { body: { kind } })).body;
}

async function boardAt(at: string, name: string) {
  portal.clock.set(at);
  const hr = await portal.as({ roles: ['hr'] });
  const query = { dt_params: JSON.stringify({ filters: { global: { value: name } } }) };
  const { body } = await hr.call(scheduleCalls.today, { query });
  return body.data.map(({ state, first_in }) => [state, first_in?.slice(11, 16) ?? null]);
}

const daysOf = ({ id }: { id: number }) =>
  portal.db
    .selectFrom('attendance_day')
    .select(['work_date', 'state'])
    .where('employee_id', '=', id)
    .where('state', '<>', 'absent')
    .orderBy('work_date')
    .execute();

/** From 0:30 to 8:30 in Manila on Mondays: Sunday is no work date. */
const mondays = { start_time: '00:30', end_time: '08:30', total_minutes: 480, work_days: [1] };

it('counts a forgotten clock-out of somebody who came early for the shift, not for the day before', async () => {
  const worker = await createWorker(portal.db, { shift: mondays, employee: { name: 'Early Arriver' } });
  const punch = await clock(worker, '2026-03-01T12:20:00Z', 'in');
  expect(punch.work_date).toBe('2026-03-01');
  expect(await boardAt('2026-03-01T16:00:00Z', worker.name)).toEqual([['upcoming', null]]);
  expect(await boardAt('2026-03-01T16:40:00Z', worker.name)).toEqual([['in', '12:20']]);
  const span = { employeeIds: [worker.id], first: '2026-03-01', last: '2026-03-02' };
  await settleAt(portal.db, { ...span, now: '2026-03-02T13:00:00Z' });
  expect(await daysOf(worker)).toEqual([{ work_date: '2026-03-02', state: 'conflict' }]);
  expect(await boardAt('2026-03-02T13:00:00Z', worker.name)).toEqual([['conflict', '12:20']]);
});

it('shows a day with a late clock-out as what it is', async () => {
  const worker = await createWorker(portal.db, { employee: { name: 'Late Leaver' } });
  await clock(worker, '2026-03-02T01:00:00Z', 'in');
  await clock(worker, '2026-03-02T14:00:00Z', 'out');
  expect(await daysOf(worker)).toEqual([{ work_date: '2026-03-02', state: 'conflict' }]);
  expect(await boardAt('2026-03-02T14:01:00Z', worker.name)).toEqual([['conflict', '01:00']]);
});
