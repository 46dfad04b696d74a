import { holidayCalendarsCalls as calls } from '@muster/contract/domains/holidays/holiday-calendars.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday } from '../../testing/factories/holidays.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const australia = 14;

it('stores the published holidays of a year once, with their source, and keeps those of the year', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { id } = await createHolidayCalendar(portal.db, { country_id: australia, state: 'Queensland' });
  // Moved by proclamation.
  await createHoliday(portal.db, { calendar_id: id, day: '2026-05-11', name: 'labour day' });
  const add = () => hr.call(calls.addPublished, { body: { id, year: 2026 } });
  expect((await add()).body).toEqual({ added: 4, left: ['Labour Day'] });
  expect((await add()).body).toMatchObject({ added: 0 });
  const { body } = await hr.call(calls.details, { params: { id } });
  expect(body.published_years).toEqual([2026, 2027, 2028]);
  expect(body.days.map(({ day, name }) => `${day} ${name}`)).toEqual([
    '2026-04-04 Easter Saturday',
    '2026-04-05 Easter Sunday',
    '2026-05-11 labour day',
    "2026-10-05 King's Birthday",
    '2026-12-24 Christmas Eve',
  ]);
  expect(body.days.at(-1)).toMatchObject({ from_time: '18:00', is_fixed: true, source: 'Holidays Act 1983 (Qld)' });
});

it('refuses places and years without a published list, and users other than admin and hr', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { id } = await createHolidayCalendar(portal.db, { country_id: australia, state: 'Perth' });
  const { id: known } = await createHolidayCalendar(portal.db);
  expect((await hr.refused(calls.addPublished, { body: { id, year: 2026 } })).status).toBe(409);
  expect((await hr.refused(calls.addPublished, { body: { id: known, year: 2031 } })).status).toBe(409);
  expect((await hr.refused(calls.addPublished, { body: { id: 999_999, year: 2026 } })).status).toBe(404);
  const payroll = await portal.as({ roles: ['payroll'] });
  expect((await payroll.refused(calls.addPublished, { body: { id: known, year: 2026 } })).status).toBe(403);
  expect((await hr.call(calls.details, { params: { id } })).body).toMatchObject({ days: [], published_years: [] });
});
