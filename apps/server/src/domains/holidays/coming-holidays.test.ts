import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday, givePolicy } from '../../testing/factories/holidays.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-20T02:00:00Z');
});
afterAll(() => portal.close());

/** Two clients with a calendar each; at the first, one person is off and another works. */
async function company() {
  const [own, foreign] = [await createClient(portal.db), await createClient(portal.db)];
  const [off, working] = [
    await createEmployee(portal.db, { client_id: own.id }),
    await createEmployee(portal.db, { client_id: own.id }),
  ];
  const stranger = await createEmployee(portal.db, { client_id: foreign.id });
  const { id: common } = await createHolidayCalendar(portal.db);
  const { id: secret } = await createHolidayCalendar(portal.db, { client_id: foreign.id });
  const add = (calendar_id: number, day: string, name: string, more: object = {}) =>
    createHoliday(portal.db, { calendar_id, day, name, ...more });
  await add(common, '2026-11-19', 'Yesterday');
  await add(common, '2026-11-30', 'Bonifacio Day');
  const { id: state } = await createHolidayCalendar(portal.db);
  await add(state, '2026-11-30', 'Bonifacio Day');
  await add(common, '2026-12-01', 'Worked as usual', { kind: 'special_working' });
  await add(common, '2026-12-24', 'Christmas Eve', { from_time: '18:00' });
  await add(common, '2027-03-26', 'Far ahead');
  await add(secret, '2026-12-02', 'Day of the other client', { kind: 'client' });
  await givePolicy(portal.db, off.id, [
    [common, 'premium'],
    [state, 'day_off'],
  ]);
  await givePolicy(portal.db, working.id, [[common, 'premium']]);
  await givePolicy(portal.db, stranger.id, [
    [common, 'premium'],
    [secret, 'day_off'],
  ]);
  return { own, foreign, off };
}

it('shows an employee the own holidays, a client those of its people alone, and staff none', async () => {
  const { own, foreign, off } = await company();
  const eve = { day: '2026-12-24', name: 'Christmas Eve', from_time: '18:00', until_time: null, off: 0 };
  const bonifacio = { day: '2026-11-30', name: 'Bonifacio Day', from_time: null, until_time: null };
  const seenBy = async (user: Awaited<ReturnType<TestPortal['as']>>) => (await user.call(holidaysCalls.coming)).body;
  expect(await seenBy(await portal.as({ roles: ['employee'], employeeId: off.id }))).toEqual([
    { ...bonifacio, people: 1, off: 1 },
    { ...eve, people: 1 },
  ]);
  expect(await seenBy(await portal.as({ roles: ['client-user'], clientId: own.id }))).toEqual([
    { ...bonifacio, people: 2, off: 1 },
    { ...eve, people: 2 },
  ]);
  const other = await seenBy(await portal.as({ roles: ['client-admin'], clientId: foreign.id }));
  expect(other.map(({ name, people, off }) => [name, people, off])).toEqual([
    ['Bonifacio Day', 1, 0],
    ['Day of the other client', 1, 1],
    ['Christmas Eve', 1, 0],
  ]);
  expect(await seenBy(await portal.as({ roles: ['hr'] }))).toEqual([]);
});

it('counts people only on their days with the client, and nobody who comes to it later', async () => {
  const [own, next] = [await createClient(portal.db), await createClient(portal.db)];
  const { id } = await createEmployee(portal.db, { client_id: own.id });
  const { id: calendar_id } = await createHolidayCalendar(portal.db);
  for (const day of ['2026-11-30', '2026-12-08']) await createHoliday(portal.db, { calendar_id, day });
  await givePolicy(portal.db, id, [[calendar_id, 'observe']]);
  await portal.db
    .updateTable('employee_client')
    .set({ valid: '[2020-01-01,2026-12-01)' })
    .where('employee_id', '=', id)
    .execute();
  const later = { employee_id: id, client_id: next.id, valid: '[2026-12-01,)' };
  await portal.db.insertInto('employee_client').values(later).execute();
  const daysOf = async (clientId: number) =>
    (await (await portal.as({ roles: ['client-user'], clientId })).call(holidaysCalls.coming)).body.map(
      ({ day }) => day,
    );
  expect([await daysOf(own.id), await daysOf(next.id)]).toEqual([['2026-11-30'], []]);
});
