import { holidayCalendarsCalls } from '@muster/contract/domains/holidays/holiday-calendars.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday } from '../../testing/factories/holidays.ts';
import { wholeList } from '../../testing/whole-list.ts';
import { lockHolidayCalendar, readHolidayCalendar, readHolidayCalendarPage } from './holiday-calendars.repository.ts';
import { readHolidayPage } from './holidays.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists, finds and shows holiday calendars', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id, name } = await createHolidayCalendar(portal.db);
  const { body: page } = await admin.call(holidayCalendarsCalls.list, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: name } } }) },
  });
  expect(page).toMatchObject({ total: 1, data: [{ id, version: 1, name }] });
  const { body: details } = await admin.call(holidayCalendarsCalls.details, { params: { id } });
  expect(details).toMatchObject({ id, version: 1, name, days: [] });
  const { name: holiday } = await createHoliday(portal.db, { calendar_id: id, from_time: '18:00' });
  expect((await admin.call(holidayCalendarsCalls.details, { params: { id } })).body).toMatchObject({
    holidays: 1,
    days: [{ name: holiday, from_time: '18:00', until_time: null }],
  });
  expect((await admin.call(holidayCalendarsCalls.choices)).body).toContainEqual({ id, name, client: null });
  expect((await admin.refused(holidayCalendarsCalls.details, { params: { id: 999_999 } })).status).toBe(404);
});

it('is closed to viewers without the right', async () => {
  const other = await portal.as({ roles: [] });
  expect((await other.refused(holidayCalendarsCalls.list)).status).toBe(403);
});

it('row security shows public calendars to clients and employees, and those of a client to its own people', async () => {
  const [own, other] = [await createClient(portal.db), await createClient(portal.db)];
  const employee = await createEmployee(portal.db, { client_id: own.id });
  const calendars = [
    await createHolidayCalendar(portal.db),
    await createHolidayCalendar(portal.db, { client_id: own.id }),
    await createHolidayCalendar(portal.db, { client_id: other.id }),
  ];
  for (const { id } of calendars) await createHoliday(portal.db, { calendar_id: id });
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => {
      const page = await readHolidayCalendarPage(db, wholeList);
      const holidays = await readHolidayPage(db, wholeList, '2026-06-09');
      return calendars.map(
        ({ id }) => page.data.some((row) => row.id === id) && holidays.data.some((row) => row.calendar_id === id),
      );
    });
  expect(await seenBy('none')).toEqual([false, false, false]);
  expect(await seenBy(`client:${own.id}`)).toEqual([true, true, false]);
  expect(await seenBy(`employee:${employee.id}`)).toEqual([true, true, false]);
  expect(await seenBy('staff')).toEqual([true, true, true]);
});

it('row security hides single calendars of other clients', async () => {
  const { id } = await createHolidayCalendar(portal.db, { client_id: (await createClient(portal.db)).id });
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      await readHolidayCalendar(db, id),
      await lockHolidayCalendar(db, id),
    ]);
  for (const scope of ['none', 'client:1', 'employee:1']) expect(await seenBy(scope)).toEqual([undefined, undefined]);
  expect(await seenBy('staff')).toMatchObject([{ id }, { id }]);
});
