import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleSchedules } from '../domains/shifts/index.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createEmployee } from './factories/employees.ts';
import { assignShift, createShift } from './factories/shifts.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('shows a late employee the warning until they clock in', async () => {
  portal.clock.set('2026-03-02T13:50:00Z');
  const employee = await createEmployee(portal.db);
  const night = await createShift(portal.db, { start_time: '22:00', end_time: '07:00' });
  await assignShift(portal.db, employee, night);
  await settleSchedules({ db: portal.db, clock: portal.clock }, [employee.id], '2026-03-01');
  const user = await portal.as({ roles: ['employee'], employeeId: employee.id });
  const late = async () => (await user.call(profileCalls.userDetails)).body.lateNotification;
  portal.clock.set('2026-03-02T14:00:59Z');
  expect(await late()).toBe(null);
  portal.clock.set('2026-03-02T14:09:10Z');
  expect(await late()).toEqual({ shift_date: '2026-03-02', start_time: '22:00', minutes_late: 9 });
  expect((await user.call(attendanceCalls.punch, { body: { kind: 'in' } })).status).toBe(201);
  expect(await late()).toBe(null);
});
