import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday, givePolicy } from '../../testing/factories/holidays.ts';
import { createLeaveTaker } from '../../testing/factories/leave.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('names who is touched by a proclaimed holiday: planned, on leave, locked', async () => {
  portal.clock.set('2026-03-08T12:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const worker = await createWorker(portal.db, { first: '2026-03-09', last: '2026-03-12' });
  const idle = await createEmployee(portal.db, { name: 'Zed Idle' });
  await createEmployee(portal.db);
  const { id: calendar_id } = await createHolidayCalendar(portal.db);
  for (const { id } of [worker, idle]) await givePolicy(portal.db, id, [[calendar_id, 'observe']]);
  await portal.settle();
  const mark = { employee_id: idle.id, work_date: '2026-03-10', kind: 'on_leave', note: 'Sick' };
  await portal.db.insertInto('schedule_mark').values(mark).execute();
  const lock = { employee_id: idle.id, days: '[2026-03-01,2026-03-16)', reason: 'Payroll' };
  await portal.db.insertInto('attendance_lock').values(lock).execute();
  const day = '2026-03-10';
  const preview = async (body: object) => (await hr.call(holidaysCalls.preview, { body: body as never })).body;
  expect(await preview({ calendar_id, day, kind: 'regular' })).toMatchObject({
    people: [
      { employee_id: worker.id, day, is_planned: true, is_on_leave: false, is_locked: false },
      { employee_id: idle.id, name: 'Zed Idle', is_planned: false, is_on_leave: true, is_locked: true },
    ],
    total: 2,
    planned: 1,
    on_leave: 1,
    locked: 1,
  });
  expect(await preview({ calendar_id, day, kind: 'special_working' })).toMatchObject({ total: 0 });
  // The hours of a part are paid differently.
  expect(await preview({ calendar_id, day, kind: 'regular', from_time: '18:00' })).toMatchObject({ total: 2 });
  const { id } = await createHoliday(portal.db, { calendar_id, day });
  expect(await preview({ id, calendar_id, day, kind: 'regular' })).toMatchObject({ total: 0 });
  expect(await preview({ id, calendar_id, day, kind: 'regular', until_time: '12:00' })).toMatchObject({ total: 2 });
  expect(await preview({ id, calendar_id, day, kind: 'special_working' })).toMatchObject({ total: 2 });
  expect(await preview({ id, calendar_id, day: '2026-03-11', kind: 'regular' })).toMatchObject({ total: 4 });
  expect(await preview({ id })).toMatchObject({ total: 2 });
});

it('sums each day once: leave of a planned shift as leave, and neither as a rest day', async () => {
  portal.clock.set('2026-03-08T12:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const worker = await createWorker(portal.db, { first: '2026-03-09', last: '2026-03-12' });
  const idle = await createEmployee(portal.db);
  const { id: calendar_id } = await createHolidayCalendar(portal.db);
  for (const { id } of [worker, idle]) await givePolicy(portal.db, id, [[calendar_id, 'observe']]);
  await portal.settle();
  // Half a day: the other half is still planned.
  const mark = { employee_id: worker.id, work_date: '2026-03-10', kind: 'on_leave', note: 'Sick' };
  await portal.db.insertInto('schedule_mark').values(mark).execute();
  const body = { calendar_id, day: '2026-03-10', kind: 'regular' } as const;
  const { people: _people, ...sums } = (await hr.call(holidaysCalls.preview, { body })).body;
  expect(sums).toEqual({ total: 2, planned: 0, on_leave: 1, waiting_leave: 0, locked: 0 });
});

it('counts leave that waits for a decision', async () => {
  portal.clock.set('2026-03-01T12:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const one = await createLeaveTaker(portal);
  const client = await createClient(portal.db);
  const days = { employee_id: one.id, client_id: client.id, leave_type_id: one.typeId };
  const { id: request_id } = await portal.db
    .insertInto('leave_request')
    .values({
      ...{ ...days, first_day: '2026-03-10', last_day: '2026-03-10', reason: 'A trip', is_late: false },
      ...{ requested_by_user_id: hr.userId, created_at: '2026-03-01T12:00:00Z' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const held = { request_id, employee_id: one.id, work_date: '2026-03-10', minutes: 480 };
  await portal.db.insertInto('leave_request_day').values(held).execute();
  const { id: calendar_id } = await createHolidayCalendar(portal.db);
  await givePolicy(portal.db, one.id, [[calendar_id, 'observe']]);
  await portal.settle();
  const body = { calendar_id, day: '2026-03-10', kind: 'regular' } as const;
  expect((await hr.call(holidaysCalls.preview, { body })).body).toMatchObject({
    people: [{ employee_id: one.id, is_planned: true, is_on_leave: false, has_waiting_leave: true }],
    ...{ total: 1, planned: 1, on_leave: 0, waiting_leave: 1 },
  });
});

it('finds nothing for a holiday that is gone, and is closed to payroll', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(holidaysCalls.preview, { body: { id: 999_999 } })).status).toBe(404);
  const payroll = await portal.as({ roles: ['payroll'] });
  expect((await payroll.refused(holidaysCalls.preview, { body: { id: 1 } })).status).toBe(403);
});
