import { holidayPoliciesCalls } from '@muster/contract/domains/holidays/holiday-policies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHolidayPolicy } from '../../testing/factories/holiday-policies.ts';
import { policyLines, readHolidayPolicy } from './holiday-policies.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists, finds and shows holiday policies', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id, name } = await createHolidayPolicy(portal.db);
  const { body: page } = await admin.call(holidayPoliciesCalls.list, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: name } } }) },
  });
  expect(page).toMatchObject({ total: 1, data: [{ id, version: 1, name }] });
  const { body: details } = await admin.call(holidayPoliciesCalls.details, { params: { id } });
  expect(details).toMatchObject({ id, version: 1, name });
  expect((await admin.refused(holidayPoliciesCalls.details, { params: { id: 999_999 } })).status).toBe(404);
});

it('is closed to viewers without the right', async () => {
  const other = await portal.as({ roles: [] });
  expect((await other.refused(holidayPoliciesCalls.list)).status).toBe(403);
});

it('row security hides the lines that name a calendar of another client', async () => {
  const { id: client_id } = await createClient(portal.db);
  const { id: calendar_id } = await createHolidayCalendar(portal.db, { client_id });
  const { id: policy_id } = await createHolidayPolicy(portal.db);
  await portal.db
    .insertInto('holiday_policy_line')
    .values({ policy_id, calendar_id, effect: 'day_off', from_year: 2026 })
    .execute();
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      (await readHolidayPolicy(db, policy_id, today))?.lines.length,
      (await policyLines(db, policy_id)).length,
    ]);
  for (const scope of ['none', 'client:1', 'employee:1']) expect(await seenBy(scope)).toEqual([0, 0]);
  for (const scope of ['staff', `client:${client_id}`]) expect(await seenBy(scope)).toEqual([1, 1]);
});

it('counts the employees who have the policy today', async () => {
  const { id: policy_id } = await createHolidayPolicy(portal.db);
  const row = { kind: 'holiday', policy_id };
  for (const valid of ['[2026-01-01,)', '[2025-01-01,2026-01-01)'])
    await portal.db
      .insertInto('employee_policy')
      .values({ ...row, valid, employee_id: (await createEmployee(portal.db)).id })
      .execute();
  expect((await readHolidayPolicy(portal.db, policy_id, today))?.employees).toBe(1);
});

const today = '2026-06-01';
