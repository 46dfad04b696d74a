import { holidayPoliciesCalls } from '@muster/contract/domains/holidays/holiday-policies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHolidayPolicy } from '../../testing/factories/holiday-policies.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('adds, changes and deletes holiday policies, and logs each change', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id: calendar_id } = await createHolidayCalendar(portal.db);
  const line = { calendar_id, effect: 'observe', from_year: 2026, until_year: null };
  const body = { name: 'First', description: 'For a start', is_client_assignable: true, lines: [line] };
  const added = await admin.call(holidayPoliciesCalls.create, { body });
  expect(added).toMatchObject({ status: 201, body: { version: 1 } });
  const { id } = added.body;
  const change = { ...body, id, version: 1, name: 'Renamed', description: null };
  expect((await admin.call(holidayPoliciesCalls.update, { body: change })).body).toEqual({ id, version: 2 });
  expect((await admin.refused(holidayPoliciesCalls.update, { body: change })).status).toBe(409);
  expect((await admin.call(holidayPoliciesCalls.delete, { body: { id } })).status).toBe(204);
  expect((await admin.refused(holidayPoliciesCalls.delete, { body: { id } })).status).toBe(404);
  const events = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'holiday-policy')
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual([
    'holidays.create-holiday-policy',
    'holidays.update-holiday-policy',
    'holidays.delete-holiday-policy',
  ]);
});

it('refuses a name that is taken, and a calendar twice in a year', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { name } = await createHolidayPolicy(portal.db);
  const { id: calendar_id } = await createHolidayCalendar(portal.db);
  const empty = { name, is_client_assignable: true, lines: [] };
  const taken = await admin.refused(holidayPoliciesCalls.create, { body: empty });
  expect(taken).toMatchObject({ status: 422, body: { codes: { name: ['validation.unique'] } } });
  const line = { calendar_id, effect: 'observe', from_year: 2026, until_year: null };
  const twice = { ...empty, name: 'Twice', lines: [line, { ...line, effect: 'premium', from_year: 2030 }] };
  const refused = await admin.refused(holidayPoliciesCalls.create, { body: twice });
  expect(refused).toMatchObject({ status: 422, body: { errors: { lines: [expect.any(String)] } } });
});

it('keeps a policy that somebody has', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id } = await createHolidayPolicy(portal.db);
  const { id: employee_id } = await createEmployee(portal.db);
  const row = { employee_id, kind: 'holiday', policy_id: id, valid: '[2026-01-01,)' };
  await portal.db.insertInto('employee_policy').values(row).execute();
  const refused = await admin.refused(holidayPoliciesCalls.delete, { body: { id } });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('0 clients and 1 employee');
});
