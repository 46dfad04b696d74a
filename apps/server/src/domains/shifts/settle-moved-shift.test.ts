import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { settleMovedShift } from './settle-moved-shift.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

const everyDay = [1, 2, 3, 4, 5, 6, 7];

async function moved(start_time: string) {
  const employee = await createEmployee(portal.db);
  const evening = { start_time: '20:00', end_time: '04:00', total_minutes: 480, work_days: everyDay };
  await assignShift(portal.db, employee, await createShift(portal.db, evening), '[2020-01-01,2026-03-09)');
  const next = await createShift(portal.db, { start_time, end_time: '12:00', total_minutes: 240, work_days: everyDay });
  await assignShift(portal.db, employee, next, '[2026-03-09,)');
  const move = { employeeId: employee.id, from: '2026-03-09', field: 'shift_id' };
  await settleMovedShift({ db: portal.db, clock: portal.clock }, move);
  return portal.db
    .selectFrom('employee_schedule')
    .select('work_date')
    .where('employee_id', '=', employee.id)
    .where('work_date', '<=', '2026-03-10')
    .orderBy('work_date')
    .execute();
}

it('plans the values from the day on', async () => {
  expect((await moved('08:00')).map(({ work_date }) => work_date)).toEqual(['2026-03-09', '2026-03-10']);
});

it('refuses a shift that runs into the one before', async () => {
  await expect(moved('02:00')).rejects.toMatchObject({
    details: { errors: { shift_id: ['The shift of 2026-03-09 would overlap with the one of 2026-03-08.'] } },
  });
});
