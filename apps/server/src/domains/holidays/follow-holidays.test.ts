import { holidayPoliciesCalls } from '@muster/contract/domains/holidays/holiday-policies.calls.ts';
import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { createHoliday, givePolicy } from '../../testing/factories/holidays.ts';
import { followHolidays, repairHolidays } from './follow-holidays.ts';

let portal: TestPortal;
let worker: { readonly id: number };
let calendarId: number;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-03-08T12:00:00Z');
  worker = await createWorker(portal.db, { first: '2026-03-09', last: '2026-03-12' });
  calendarId = (await createHolidayCalendar(portal.db)).id;
  await portal.settle();
});

const marks = async () => {
  const rows = portal.db.selectFrom('schedule_mark').selectAll().where('employee_id', '=', worker.id);
  const found = await rows.orderBy('work_date').orderBy('kind').execute();
  return found.map(({ work_date, kind, note, source }) => `${work_date} ${kind} ${note} ${source}`);
};
const statusOf = async (day: string) =>
  (
    await portal.db
      .selectFrom('employee_schedule')
      .select('status')
      .where('employee_id', '=', worker.id)
      .where('work_date', '=', day)
      .executeTakeFirst()
  )?.status;

it('follows a holiday that is proclaimed, moved, made a working day and withdrawn', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  await givePolicy(portal.db, worker.id, [[calendarId, 'observe']]);
  const body = {
    calendar_id: calendarId,
    day: '2026-03-10',
    name: 'Eid',
    kind: 'regular',
    is_fixed: false,
    source: 'Proclamation No. 1',
  };
  const added = await hr.call(holidaysCalls.create, { body });
  expect(added.status).toBe(201);
  await portal.settle();
  expect(await marks()).toEqual(['2026-03-10 holiday Eid calendar']);
  expect(await statusOf('2026-03-10')).toBe('holiday');

  const { id } = added.body;
  const change = { ...body, id, version: 1, day: '2026-03-11', source: 'Proclamation No. 2' };
  expect((await hr.call(holidaysCalls.update, { body: change })).status).toBe(200);
  await portal.settle();
  expect([await statusOf('2026-03-10'), await statusOf('2026-03-11')]).toEqual(['scheduled', 'holiday']);

  await hr.call(holidaysCalls.update, { body: { ...change, version: 2, kind: 'special_working' } });
  await portal.settle();
  expect(await marks()).toEqual([]);

  await hr.call(holidaysCalls.update, { body: { ...change, version: 3 } });
  await portal.settle();
  expect(await statusOf('2026-03-11')).toBe('holiday');
  expect((await hr.call(holidaysCalls.delete, { body: { id } })).status).toBe(204);
  await portal.settle();
  expect([await marks(), await statusOf('2026-03-11')]).toEqual([[], 'scheduled']);
});

it('follows what the policy does with the calendar', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  await createHoliday(portal.db, { calendar_id: calendarId, day: '2026-03-10', name: 'Eid' });
  const id = await givePolicy(portal.db, worker.id, [[calendarId, 'observe']]);
  await portal.settle();
  const { name } = await portal.db
    .selectFrom('holiday_policy')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const line = { calendar_id: calendarId, from_year: 2026, until_year: null };
  const save = async (version: number, lines: readonly object[]) => {
    const body = { id, version, name, is_client_assignable: true, lines };
    expect((await hr.call(holidayPoliciesCalls.update, { body: body as never })).status).toBe(200);
    await portal.settle();
    return [await marks(), await statusOf('2026-03-10')];
  };
  expect(await save(1, [{ ...line, effect: 'day_off' }])).toEqual([
    ['2026-03-10 client_holiday Eid calendar'],
    'holiday',
  ]);
  expect(await save(2, [{ ...line, effect: 'premium' }])).toEqual([
    ['2026-03-10 local_holiday Eid calendar'],
    'scheduled',
  ]);
  expect(await save(3, [{ ...line, effect: 'observe', from_year: 2027 }])).toEqual([[], 'scheduled']);
});

it('marks a part of a day with its minutes, and leaves the schedule as it is', async () => {
  const { id } = await createHoliday(portal.db, {
    calendar_id: calendarId,
    day: '2026-03-10',
    name: 'Eve',
    from_time: '18:00',
  });
  await givePolicy(portal.db, worker.id, [[calendarId, 'observe']]);
  await portal.settle();
  const parts = async () => {
    const rows = portal.db.selectFrom('schedule_mark').select(['kind', 'parts']).where('employee_id', '=', worker.id);
    return [await rows.execute(), await statusOf('2026-03-10')];
  };
  expect(await parts()).toEqual([[{ kind: 'local_holiday', parts: '{[1080,1440)}' }], 'scheduled']);
  expect(await followHolidays(portal.db, [worker.id])).toBe(0);
  const change = (columns: object) => portal.db.updateTable('holiday').set(columns).where('id', '=', id).execute();
  await change({ from_time: '17:30', until_time: '20:00' });
  expect(await followHolidays(portal.db, [worker.id])).toBe(1);
  expect(await parts()).toEqual([[{ kind: 'local_holiday', parts: '{[1050,1200)}' }], 'scheduled']);
  await change({ from_time: null, until_time: null });
  await followHolidays(portal.db, [worker.id]);
  await portal.settle();
  expect(await parts()).toEqual([[{ kind: 'holiday', parts: null }], 'holiday']);
});

it('follows the policy of the employee', async () => {
  await createHoliday(portal.db, { calendar_id: calendarId, day: '2026-03-10', name: 'Eid' });
  await givePolicy(portal.db, worker.id, [[calendarId, 'observe']]);
  await portal.settle();
  expect(await statusOf('2026-03-10')).toBe('holiday');
  await portal.db.deleteFrom('employee_policy').where('employee_id', '=', worker.id).execute();
  await portal.settle();
  expect([await marks(), await statusOf('2026-03-10')]).toEqual([[], 'scheduled']);
});

it('follows the employment', async () => {
  await createHoliday(portal.db, { calendar_id: calendarId, day: '2026-03-10', name: 'Eid' });
  await givePolicy(portal.db, worker.id, [[calendarId, 'observe']]);
  await portal.settle();
  await portal.db
    .updateTable('employee_active_date')
    .set({ start_date: '2026-03-11' })
    .where('employee_id', '=', worker.id)
    .execute();
  await portal.settle();
  expect(await marks()).toEqual([]);
});

it('keeps entered marks, and changes nothing the second time', async () => {
  const entered = { employee_id: worker.id, work_date: '2026-03-10', kind: 'holiday', note: 'Public holiday' };
  await portal.db.insertInto('schedule_mark').values(entered).execute();
  for (const day of ['2026-03-10', '2026-03-11'])
    await createHoliday(portal.db, { calendar_id: calendarId, day, name: 'Eid' });
  await givePolicy(portal.db, worker.id, [[calendarId, 'observe']]);
  await portal.settle();
  const both = ['2026-03-10 holiday Public holiday entered', '2026-03-11 holiday Eid calendar'];
  expect(await marks()).toEqual(both);
  expect(await followHolidays(portal.db, [worker.id])).toBe(0);
  await portal.db.deleteFrom('holiday').where('calendar_id', '=', calendarId).execute();
  expect(await followHolidays(portal.db, [worker.id])).toBe(1);
  expect(await marks()).toEqual(both.slice(0, 1));
});

it('repairs what was missed, in the order of the employees', async () => {
  await givePolicy(portal.db, worker.id, [[calendarId, 'observe']]);
  await portal.settle();
  await createHoliday(portal.db, { calendar_id: calendarId, day: '2026-03-10', name: 'Eid' });
  expect(await repairHolidays(portal.db, worker.id - 1)).toBe(worker.id);
  expect(await marks()).toEqual(['2026-03-10 holiday Eid calendar']);
  expect(await repairHolidays(portal.db, worker.id)).toBeNull();
});
