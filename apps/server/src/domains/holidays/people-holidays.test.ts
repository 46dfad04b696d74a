import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday, givePolicy } from '../../testing/factories/holidays.ts';
import { holidaysBetween } from './people-holidays.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const decade = { first: '2020-01-01', last: '2029-12-31' };
const daysOf = async (employeeId: number, days = decade) =>
  (await holidaysBetween(portal.db, [employeeId], days)).map(({ day }) => day);

it('answers by the policy of each day, not of today', async () => {
  portal.clock.set('2028-03-01T00:00:00Z');
  const { id } = await createEmployee(portal.db);
  const [before, after] = [await createHolidayCalendar(portal.db), await createHolidayCalendar(portal.db)];
  for (const calendar_id of [before.id, after.id])
    for (const day of ['2025-12-25', '2026-12-25', '2027-12-25']) await createHoliday(portal.db, { calendar_id, day });
  await givePolicy(portal.db, id, [[before.id, 'observe']]);
  await portal.db
    .updateTable('employee_policy')
    .set({ valid: '[2025-01-01,2027-01-01)' })
    .where('employee_id', '=', id)
    .execute();
  expect(await daysOf(id)).toEqual(['2026-12-25']);
  const later = await givePolicy(portal.db, (await createEmployee(portal.db)).id, [[after.id, 'premium']]);
  const row = { employee_id: id, kind: 'holiday', policy_id: later, valid: '[2027-01-01,)' };
  await portal.db.insertInto('employee_policy').values(row).execute();
  const found = await holidaysBetween(portal.db, [id], decade);
  expect(found.map(({ day, calendar_id, is_day_off }) => [day, calendar_id, is_day_off])).toEqual([
    ['2026-12-25', before.id, true],
    ['2027-12-25', after.id, false],
  ]);
  expect(await daysOf(id, { first: '2026-12-25', last: '2026-12-25' })).toEqual(['2026-12-25']);
  expect(await daysOf(id, { first: '2026-12-26', last: '2027-12-24' })).toEqual([]);
});

it('gives somebody hired in June no holiday before June, although the policy begins on January 1', async () => {
  const { id } = await createEmployee(portal.db, { statusFacts: { start_date: '2026-06-10' } });
  const { id: calendar_id } = await createHolidayCalendar(portal.db);
  for (const day of ['2026-06-09', '2026-06-10']) await createHoliday(portal.db, { calendar_id, day });
  await givePolicy(portal.db, id, [[calendar_id, 'observe']]);
  expect(await daysOf(id)).toEqual(['2026-06-10']);
});

it('gives the holidays of a client on the days with that client alone', async () => {
  const [first, second] = [await createClient(portal.db), await createClient(portal.db)];
  const { id } = await createEmployee(portal.db, { client_id: first.id });
  await portal.db
    .updateTable('employee_client')
    .set({ valid: '[2020-01-01,2027-01-01)' })
    .where('employee_id', '=', id)
    .execute();
  await portal.db
    .insertInto('employee_client')
    .values({ employee_id: id, client_id: second.id, valid: '[2027-01-01,)' })
    .execute();
  const { id: calendar_id } = await createHolidayCalendar(portal.db, { client_id: second.id, country_id: null });
  for (const day of ['2026-09-18', '2027-09-18']) await createHoliday(portal.db, { calendar_id, day, kind: 'client' });
  await givePolicy(portal.db, id, [[calendar_id, 'day_off']]);
  expect(await daysOf(id)).toEqual(['2027-09-18']);
});

it('answers an employee for a request of their own', async () => {
  const { id } = await createEmployee(portal.db);
  const { day, calendar_id } = await createHoliday(portal.db);
  await givePolicy(portal.db, id, [[calendar_id, 'observe']]);
  const own = await writeWithin(portal.services.databases, { rows: `employee:${id}` }, (db) =>
    holidaysBetween(db, [id], decade),
  );
  expect(own).toMatchObject([{ employee_id: id, day }]);
  const foreign = await writeWithin(portal.services.databases, { rows: 'employee:1' }, (db) =>
    holidaysBetween(db, [id], decade),
  );
  expect(foreign).toEqual([]);
});
