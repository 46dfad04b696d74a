import { holidayCalendarsCalls } from '@muster/contract/domains/holidays/holiday-calendars.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHolidayPolicy } from '../../testing/factories/holiday-policies.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('adds, changes and deletes holiday calendars, and logs each change', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const body = { name: 'First', country_id: 14, state: 'Victoria', description: 'For a start' };
  const added = await admin.call(holidayCalendarsCalls.create, { body });
  expect(added).toMatchObject({ status: 201, body: { version: 1 } });
  const { id } = added.body;
  const change = { ...body, id, version: 1, name: 'Renamed', description: null };
  expect((await admin.call(holidayCalendarsCalls.update, { body: change })).body).toEqual({ id, version: 2 });
  expect((await admin.refused(holidayCalendarsCalls.update, { body: change })).status).toBe(409);
  expect((await admin.call(holidayCalendarsCalls.delete, { body: { id } })).status).toBe(204);
  expect((await admin.refused(holidayCalendarsCalls.delete, { body: { id } })).status).toBe(404);
  const events = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'holiday-calendar')
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual([
    'holidays.create-holiday-calendar',
    'holidays.update-holiday-calendar',
    'holidays.delete-holiday-calendar',
  ]);
});

it('refuses a name that is taken, in any case', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { name } = await createHolidayCalendar(portal.db);
  const refused = await admin.refused(holidayCalendarsCalls.create, {
    body: { name: name.toUpperCase(), country_id: 14 },
  });
  expect(refused).toMatchObject({ status: 422, body: { codes: { name: ['validation.unique'] } } });
});

it('refuses a country that does not exist', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const refused = await admin.refused(holidayCalendarsCalls.create, { body: { name: 'New', country_id: 999_999 } });
  expect(refused).toMatchObject({ status: 422, body: { errors: { country_id: [expect.any(String)] } } });
});

it('asks for a place, and keeps a calendar that a policy names', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const nowhere = await admin.refused(holidayCalendarsCalls.create, { body: { name: 'Nowhere' } });
  expect(nowhere).toMatchObject({ status: 422, body: { errors: { country_id: [expect.any(String)] } } });
  const { id } = await createHolidayCalendar(portal.db);
  const { id: policy_id, name } = await createHolidayPolicy(portal.db);
  const line = { policy_id, calendar_id: id, effect: 'observe', from_year: 2026 } as const;
  await portal.db.insertInto('holiday_policy_line').values(line).execute();
  const refused = await admin.refused(holidayCalendarsCalls.delete, { body: { id } });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining(name) } });
});
