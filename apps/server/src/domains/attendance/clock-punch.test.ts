import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { scheduleCalls } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee, type EmployeeGaps } from '../../testing/factories/employees.ts';
import { createLeaver, hrOf, leave, nights } from '../../testing/factories/leavers.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { punchAt, selfOf } from '../../testing/self-of.ts';
import { settleSchedules } from '../shifts/index.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** A night worker in Manila, 22:00 to 07:00, on Monday 2 March at 21:30. */
async function nightWorker(gaps: EmployeeGaps = {}, valid?: string) {
  portal.clock.set('2026-03-02T13:30:00Z');
  const employee = await createEmployee(portal.db, gaps);
  const night = await createShift(portal.db, { start_time: '22:00', end_time: '07:00' });
  await assignShift(portal.db, employee, night, valid);
  await settleSchedules({ db: portal.db, clock: portal.clock }, [employee.id], '2026-03-01');
  return employee;
}

const self = (who: { id: number }) => selfOf(portal, who);
const clock = (who: { id: number }, at: string, kind: PunchKind) => punchAt(portal, who, at, kind);

async function stateOf(name: string) {
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(scheduleCalls.today, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: name } } }) },
  });
  return body.data.map(({ state, late_minutes }) => [state, late_minutes]);
}

it('records a night across midnight, with its break, on the day on which it began', async () => {
  const employee = await nightWorker();
  const days = [
    (await clock(employee, '2026-03-02T13:55:00Z', 'in')).body,
    (await clock(employee, '2026-03-02T18:00:00Z', 'break_start')).body,
    (await clock(employee, '2026-03-02T19:00:00Z', 'break_end')).body,
    (await clock(employee, '2026-03-02T23:05:00Z', 'out')).body,
  ];
  expect(days.map(({ kind, work_date }) => [kind, work_date])).toEqual([
    ['in', '2026-03-02'],
    ['break_start', '2026-03-02'],
    ['break_end', '2026-03-02'],
    ['out', '2026-03-02'],
  ]);
  const { body } = await (await self(employee)).call(attendanceCalls.own);
  const monday = body.days.find(({ work_date }) => work_date === '2026-03-02');
  expect(monday?.punches.map(({ at }) => at.slice(11, 16))).toEqual(['13:55', '18:00', '19:00', '23:05']);
  expect(body.next).toEqual(['in']);
  const line = await portal.db.selectFrom('punch').selectAll().where('employee_id', '=', employee.id).execute();
  expect(line[0]).toMatchObject({ zone: 'Asia/Manila', source: 'web' });
});

it("shows each punch on today's schedule", async () => {
  const employee = await nightWorker({ name: 'Board Follower' });
  expect(await stateOf(employee.name)).toEqual([['upcoming', null]]);
  portal.clock.set('2026-03-02T14:10:00Z');
  expect(await stateOf(employee.name)).toEqual([['missing', null]]);
  await clock(employee, '2026-03-02T14:12:30Z', 'in');
  expect(await stateOf(employee.name)).toEqual([['in', 12]]);
  await clock(employee, '2026-03-02T15:00:00Z', 'break_start');
  expect(await stateOf(employee.name)).toEqual([['on_break', 12]]);
  await clock(employee, '2026-03-02T15:30:00Z', 'out');
  expect(await stateOf(employee.name)).toEqual([['done', 12]]);
});

it('counts a clock-out after the last day of the assignment for that day', async () => {
  const employee = await nightWorker({}, '[2020-01-01,2026-03-03)');
  await clock(employee, '2026-03-02T14:00:00Z', 'in');
  expect((await clock(employee, '2026-03-02T23:00:00Z', 'out')).body.work_date).toBe('2026-03-02');
});

it('refuses a second press and a punch out of order, and stores one punch', async () => {
  const employee = await nightWorker();
  await clock(employee, '2026-03-02T14:00:00Z', 'in');
  portal.clock.advance({ seconds: 1 });
  const user = await self(employee);
  for (const kind of ['in', 'break_end'] as const)
    expect((await user.refused(attendanceCalls.punch, { body: { kind } })).status).toBe(409);
  const both = await Promise.all(['out', 'out'].map(() => user.call(attendanceCalls.punch, { body: { kind: 'out' } })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const kept = await portal.db.selectFrom('punch').select('kind').where('employee_id', '=', employee.id).execute();
  expect(kept.map(({ kind }) => kind)).toEqual(['in', 'out']);
});

it('counts an unplanned day where the person is', async () => {
  const employee = await nightWorker();
  expect((await clock(employee, '2026-03-07T17:00:00Z', 'in')).body.work_date).toBe('2026-03-08');
});

/** Monday 9 March, 9:00 in Manila, after a last day on Sunday; employed again from Wednesday on. */
it('refuses to clock in outside employment, with the first day in the message', async () => {
  portal.clock.set('2026-03-02T00:00:00Z');
  const worker = await createLeaver(portal);
  portal.clock.set('2026-03-09T01:00:00Z');
  await leave(portal, worker, '2026-03-08', { immediately: true });
  const body = { id: worker.id, start_date: '2026-03-11' };
  expect((await (await hrOf(portal)).call(employeeStatusCalls.rehire, { body })).status).toBe(200);
  portal.clock.set('2026-03-10T01:00:00Z');
  const refused = await (await self(worker)).refused(attendanceCalls.punch, { body: { kind: 'in' } });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'You are not employed on Mar 10, 2026, so you cannot clock in for this day. Your employment begins on Mar 11, 2026.',
  ]);
  expect((await clock(worker, '2026-03-11T01:00:00Z', 'in')).status).toBe(201);
});

it('accepts the clock-out after the last day of a presence that began in time', async () => {
  portal.clock.set('2026-03-02T12:00:00Z');
  const worker = await createLeaver(portal, nights);
  await leave(portal, worker, '2026-03-02');
  expect((await clock(worker, '2026-03-02T13:50:00Z', 'in')).body.work_date).toBe('2026-03-02');
  await clock(worker, '2026-03-02T18:00:00Z', 'break_start');
  expect((await clock(worker, '2026-03-02T21:50:00Z', 'out')).body.work_date).toBe('2026-03-02');
  portal.clock.set('2026-03-02T23:00:00Z');
  const refused = await (await self(worker)).refused(attendanceCalls.punch, { body: { kind: 'in' } });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'You are not employed on Mar 03, 2026, so you cannot clock in for this day.',
  ]);
});

it('never changes a punch', async () => {
  const employee = await nightWorker();
  await clock(employee, '2026-03-02T14:00:00Z', 'in');
  const mine = portal.db.updateTable('punch').set({ kind: 'out' }).where('employee_id', '=', employee.id);
  await expect(mine.execute()).rejects.toThrow('stays as it was clocked');
  await expect(portal.db.deleteFrom('punch').where('employee_id', '=', employee.id).execute()).rejects.toThrow();
});

it('is only for employees', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(attendanceCalls.punch, { body: { kind: 'in' } })).status).toBe(403);
  expect((await hr.call(attendanceCalls.own)).body).toMatchObject({ next: null, days: [] });
});
