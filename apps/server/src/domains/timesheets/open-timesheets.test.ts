import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { openTimesheets } from './open-timesheets.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const firstDays = async ({ id }: { id: number }) =>
  (
    await portal.db
      .selectFrom('timesheet')
      .select(['first_day', 'last_day'])
      .where('employee_id', '=', id)
      .orderBy('first_day')
      .execute()
  ).map(({ first_day, last_day }) => `${first_day} ${last_day}`);

it('opens one timesheet per period of employment', async () => {
  const usual = await createEmployee(portal.db);
  const newcomer = await createEmployee(portal.db, { start_date: '2026-03-02', orientation_date: '2026-03-02' });
  const left = await createEmployee(portal.db, { status: 'resigned' });
  await openTimesheets(portal.db, '2026-03-02');
  await openTimesheets(portal.db, '2026-03-02');
  expect(await firstDays(usual)).toEqual([
    '2026-01-01 2026-01-15',
    '2026-01-16 2026-01-31',
    '2026-02-01 2026-02-15',
    '2026-02-16 2026-02-28',
    '2026-03-01 2026-03-15',
  ]);
  expect(await firstDays(newcomer)).toEqual(['2026-03-01 2026-03-15']);
  expect((await firstDays(left)).at(-1)).toBe('2026-01-16 2026-01-31');
  await openTimesheets(portal.db, '2026-03-16');
  expect((await firstDays(usual)).at(-1)).toBe('2026-03-16 2026-03-31');
});
