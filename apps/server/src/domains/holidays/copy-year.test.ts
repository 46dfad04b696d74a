import { holidayCalendarsCalls } from '@muster/contract/domains/holidays/holiday-calendars.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday } from '../../testing/factories/holidays.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('copies what is on the same date each year, once, and names the rest', async () => {
  const admin = await portal.as({ roles: ['hr'] });
  const { id: calendar_id } = await createHolidayCalendar(portal.db);
  const add = (day: string, name: string, is_fixed: boolean) =>
    createHoliday(portal.db, { calendar_id, day, name, is_fixed, source: 'An act' });
  await add('2028-01-01', "New Year's Day", true);
  await add('2028-02-29', 'Leap Day', true);
  await add('2028-04-14', 'Good Friday', false);
  const copy = () =>
    admin.call(holidayCalendarsCalls.copyYear, { body: { id: calendar_id, from_year: 2028, to_year: 2029 } });
  expect((await copy()).body).toEqual({ copied: 1, left: ['Leap Day', 'Good Friday'] });
  expect((await copy()).body).toEqual({ copied: 0, left: ["New Year's Day", 'Leap Day', 'Good Friday'] });
  const copied = portal.db.selectFrom('holiday').select(['day', 'name', 'source']).where('day', '>', '2028-12-31');
  expect(await copied.where('calendar_id', '=', calendar_id).execute()).toEqual([
    { day: '2029-01-01', name: "New Year's Day", source: 'An act' },
  ]);
});

it('refuses the same year and an unknown calendar', async () => {
  const admin = await portal.as({ roles: ['hr'] });
  const years = { from_year: 2026, to_year: 2026 };
  const { id } = await createHolidayCalendar(portal.db);
  expect((await admin.refused(holidayCalendarsCalls.copyYear, { body: { id, ...years } })).status).toBe(422);
  const unknown = { id: 999_999, from_year: 2026, to_year: 2027 };
  expect((await admin.refused(holidayCalendarsCalls.copyYear, { body: unknown })).status).toBe(404);
});
