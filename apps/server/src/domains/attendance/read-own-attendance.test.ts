import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { settleSchedules } from '../shifts/index.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T02:00:00Z');
});
afterAll(() => portal.close());

it('shows only the own days of a month and the next week, newest first', async () => {
  const [mine, other] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  const shift = await createShift(portal.db, { name: 'Own Day' });
  for (const employee of [mine, other]) await assignShift(portal.db, employee, shift);
  // Schedules are planned from the previous month on.
  portal.clock.set('2026-02-02T02:00:00Z');
  await settleSchedules({ db: portal.db, clock: portal.clock }, [mine.id, other.id], '2026-01-01');
  portal.clock.set('2026-03-02T02:00:00Z');
  const user = await portal.as({ roles: ['employee'], employeeId: mine.id });
  const { body } = await user.call(attendanceCalls.own);
  expect([body.zone, body.next, body.since]).toEqual(['Asia/Manila', ['in'], null]);
  const days = body.days.map(({ work_date }) => work_date);
  expect([days[0], days.at(-1), new Set(days).size]).toEqual(['2026-03-09', '2026-01-30', days.length]);
  expect(body.days[0]).toMatchObject({ shift: 'Own Day', zone: 'Asia/Manila', status: 'scheduled', punches: [] });
});

it('is empty for a user who is not an employee', async () => {
  const user = await portal.as({ roles: ['client-user'] });
  expect((await user.call(attendanceCalls.own)).body).toMatchObject({ next: null, days: [] });
});
