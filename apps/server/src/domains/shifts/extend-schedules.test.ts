import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { extendSchedules } from './extend-schedules.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('plans the days ahead with leave and holidays, and repairs missing ones', async () => {
  const employee = await createEmployee(portal.db);
  const usual = await createShift(portal.db);
  await assignShift(portal.db, employee, usual);
  await portal.db
    .insertInto('schedule_mark')
    .values([
      { employee_id: employee.id, work_date: '2026-03-03', kind: 'on_leave' },
      { employee_id: employee.id, work_date: '2026-03-04', kind: 'holiday' },
      { employee_id: employee.id, work_date: '2026-03-05', kind: 'holiday' },
      { employee_id: employee.id, work_date: '2026-03-05', kind: 'on_leave' },
    ])
    .execute();
  await extendSchedules(portal.db, { day: '2026-03-02', now: '2026-03-01T16:00:00Z' }, 0);
  const stored = () =>
    portal.db
      .selectFrom('employee_schedule')
      .select(['work_date', 'status'])
      .where('employee_id', '=', employee.id)
      .orderBy('work_date')
      .execute();
  const days = new Map((await stored()).map(({ work_date, status: said }) => [work_date, said]));
  const status = (day: string) => days.get(day);
  expect(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-07'].map(status)).toEqual([
    'scheduled',
    'on_leave',
    'holiday',
    'on_leave',
    undefined,
  ]);
  expect([...days.keys()].at(-1)).toBe('2026-08-28');
  await portal.db
    .deleteFrom('employee_schedule')
    .where('employee_id', '=', employee.id)
    .where('work_date', '>', '2026-05-01')
    .execute();
  await extendSchedules(portal.db, { day: '2026-03-02', now: '2026-03-01T16:00:00Z' }, 0);
  expect(new Map((await stored()).map(({ work_date, status: said }) => [work_date, said]))).toEqual(days);
});

it('cancels the days of a suspension until the day it is over', async () => {
  const employee = await createEmployee(portal.db, { status: 'suspended' });
  await assignShift(portal.db, employee, await createShift(portal.db));
  const history = { employee_id: employee.id, to_status_type_id: statusTypeIds.suspended, effective_on: '2026-03-04' };
  await portal.db.insertInto('employee_status_history').values(history).execute();
  const first = async () => {
    await extendSchedules(portal.db, { day: '2026-03-02', now: '2026-03-01T16:00:00Z' }, 0);
    const rows = await portal.db
      .selectFrom('employee_schedule')
      .select('status')
      .where('employee_id', '=', employee.id)
      .orderBy('work_date')
      .limit(4)
      .execute();
    return rows.map(({ status }) => status);
  };
  expect(await first()).toEqual(['scheduled', 'scheduled', 'cancelled', 'cancelled']);
  const back = { employee_id: employee.id, to_status_type_id: statusTypeIds.active, effective_on: '2026-03-05' };
  await portal.db.insertInto('employee_status_history').values(back).execute();
  await portal.db
    .updateTable('employee')
    .set({ status_type_id: statusTypeIds.active })
    .where('id', '=', employee.id)
    .execute();
  expect(await first()).toEqual(['scheduled', 'scheduled', 'cancelled', 'scheduled']);
});
