import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday } from '../../testing/factories/holidays.ts';
import { wholeList } from '../../testing/whole-list.ts';
import { findHoliday, lockHoliday, readHolidayPage } from './holidays.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists and finds holidays', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id, name } = await createHoliday(portal.db);
  const { body: page } = await admin.call(holidaysCalls.list, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: name } } }) },
  });
  expect(page).toMatchObject({ total: 1, data: [{ id, version: 1, name }] });
});

it('begins with the next holiday, and ends with the past ones, latest first', async () => {
  portal.clock.set('2029-06-09T16:30:00Z');
  const admin = await portal.as({ roles: ['admin'] });
  const { id: calendar_id } = await createHolidayCalendar(portal.db);
  const days = ['2029-01-01', '2029-06-09', '2029-06-10', '2029-12-25', '2030-01-01'];
  for (const day of days) await createHoliday(portal.db, { calendar_id, day, name: `Ordered ${day}` });
  const { body } = await admin.call(holidaysCalls.list, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: 'Ordered' } } }) },
  });
  expect(body.data.map(({ day }) => day)).toEqual([
    '2029-06-10',
    '2029-12-25',
    '2030-01-01',
    '2029-06-09',
    '2029-01-01',
  ]);
});

it('is closed to viewers without the right', async () => {
  const other = await portal.as({ roles: [] });
  expect((await other.refused(holidaysCalls.list)).status).toBe(403);
});

it('row security hides the holidays of another client', async () => {
  const { id: client_id } = await createClient(portal.db);
  const { id: calendar_id } = await createHolidayCalendar(portal.db, { client_id });
  const { id } = await createHoliday(portal.db, { calendar_id });
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      (await readHolidayPage(db, wholeList, '2026-06-09')).data.some((row) => row.id === id),
      await lockHoliday(db, id),
      await findHoliday(db, id),
    ]);
  for (const scope of ['none', 'client:1', 'employee:1'])
    expect(await seenBy(scope)).toEqual([false, undefined, undefined]);
  expect(await seenBy('staff')).toMatchObject([true, { id }, { id }]);
});
