import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday } from '../../testing/factories/holidays.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('adds, changes and deletes holidays, and logs each change', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id: calendar_id } = await createHolidayCalendar(portal.db);
  const body = { calendar_id, day: '2026-06-12', name: 'First', kind: 'regular', is_fixed: true, source: 'An act' };
  const added = await admin.call(holidaysCalls.create, { body });
  expect(added).toMatchObject({ status: 201, body: { version: 1 } });
  const { id } = added.body;
  const change = { ...body, id, version: 1, name: 'Renamed', from_time: '18:00' };
  expect((await admin.call(holidaysCalls.update, { body: change })).body).toEqual({ id, version: 2 });
  expect((await admin.refused(holidaysCalls.update, { body: change })).status).toBe(409);
  expect((await admin.call(holidaysCalls.delete, { body: { id } })).status).toBe(204);
  expect((await admin.refused(holidaysCalls.delete, { body: { id } })).status).toBe(404);
  const events = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'holiday')
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual([
    'holidays.create-holiday',
    'holidays.update-holiday',
    'holidays.delete-holiday',
  ]);
});

it('refuses a second holiday of the name on the day, an unknown calendar and an end before the start', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { name, calendar_id, day } = await createHoliday(portal.db);
  const body = { calendar_id, day, name: name.toUpperCase(), kind: 'regular', is_fixed: false, source: 'An act' };
  const errorsOf = async (changed: object) =>
    Object.keys((await admin.refused(holidaysCalls.create, { body: { ...body, ...changed } })).body.errors ?? {});
  expect(await errorsOf({})).toEqual(['name']);
  expect(await errorsOf({ name: 'Another', calendar_id: 999_999 })).toEqual(['calendar_id']);
  expect(await errorsOf({ name: 'Another', from_time: '18:00', until_time: '12:00' })).toEqual(['until_time']);
});
