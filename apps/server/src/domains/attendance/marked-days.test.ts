import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const first = '2026-03-09';
const plannedOf = async ({ id }: { id: number }) => {
  const rows = portal.db.selectFrom('employee_schedule').select(['work_date', 'status']).where('employee_id', '=', id);
  return (await rows.orderBy('work_date').limit(4).execute()).map(({ work_date, status }) => `${work_date} ${status}`);
};
const workedOf = async ({ id }: { id: number }) => {
  const rows = portal.db.selectFrom('attendance_day').select(['work_date', 'state']).where('employee_id', '=', id);
  return (await rows.orderBy('work_date').execute()).map(({ work_date, state }) => `${work_date} ${state}`);
};

it('recomputes schedule and days when a leave or a holiday is marked, moved and removed', async () => {
  portal.clock.set('2026-03-11T12:00:00Z');
  const worker = await createWorker(portal.db, { first, last: '2026-03-12' });
  await portal.settle();
  const usual = [9, 10, 11, 12].map((day) => `2026-03-${String(day).padStart(2, '0')} scheduled`);
  expect(await plannedOf(worker)).toEqual(usual);
  expect(await workedOf(worker)).toEqual(['2026-03-09 absent', '2026-03-10 absent', '2026-03-11 absent']);

  const mark = { employee_id: worker.id, note: null };
  await portal.db
    .insertInto('schedule_mark')
    .values([
      { ...mark, work_date: '2026-03-10', kind: 'on_leave' },
      { ...mark, work_date: '2026-03-12', kind: 'holiday' },
    ])
    .execute();
  await portal.settle();
  expect(await plannedOf(worker)).toEqual([usual[0], '2026-03-10 on_leave', usual[2], '2026-03-12 holiday']);
  expect(await workedOf(worker)).toEqual(['2026-03-09 absent', '2026-03-10 on_leave', '2026-03-11 absent']);

  const ofWorker = portal.db.updateTable('schedule_mark').where('employee_id', '=', worker.id);
  await ofWorker.where('kind', '=', 'on_leave').set({ work_date: '2026-03-11' }).execute();
  await portal.settle();
  expect(await workedOf(worker)).toEqual(['2026-03-09 absent', '2026-03-10 absent', '2026-03-11 on_leave']);

  await portal.db.deleteFrom('schedule_mark').where('employee_id', '=', worker.id).execute();
  await portal.settle();
  expect(await plannedOf(worker)).toEqual(usual);
  expect(await workedOf(worker)).toEqual(['2026-03-09 absent', '2026-03-10 absent', '2026-03-11 absent']);
});

it('computes past days again only for a change that can touch them', async () => {
  portal.clock.set('2026-03-11T12:00:00Z');
  const worker = await createWorker(portal.db, { first, last: '2026-03-20' });
  await portal.settle();
  /** The days that are computed again after a holiday on this day: their planned minutes are right again. */
  const computedAfter = async (work_date: string) => {
    const days = () => portal.db.selectFrom('attendance_day').where('employee_id', '=', worker.id);
    await portal.db
      .updateTable('attendance_day')
      .set({ planned_minutes: 1 })
      .where('employee_id', '=', worker.id)
      .execute();
    await portal.db
      .insertInto('schedule_mark')
      .values({ employee_id: worker.id, work_date, kind: 'local_holiday' })
      .execute();
    await portal.settle();
    const computed = await days().select('work_date').where('planned_minutes', '<>', 1).orderBy('work_date').execute();
    return computed.map((one) => one.work_date);
  };
  expect(await computedAfter('2026-03-18')).toEqual([]);
  // The night before can reach into the holiday.
  expect(await computedAfter('2026-03-12')).toEqual(['2026-03-10', '2026-03-11']);
  expect(await computedAfter('2026-03-09')).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
});

it('is announced for ten employees at a time, from the first marked day of each ten', async () => {
  const people: number[] = [];
  for (let n = 0; n < 11; n += 1) people.push((await createEmployee(portal.db)).id);
  const last = people.at(-1);
  const marks = people.flatMap((id) => [
    { employee_id: id, work_date: '2026-03-20', kind: 'holiday' },
    { employee_id: id, work_date: id === last ? '2026-03-19' : '2026-03-21', kind: 'on_leave' },
  ]);
  await portal.db.insertInto('schedule_mark').values(marks).execute();
  const events = await portal.db
    .selectFrom('event_outbox')
    .select('payload')
    .where('name', '=', 'schedule.marked')
    .where('delivered_at', 'is', null)
    .orderBy('id')
    .execute();
  const payloads = events
    .map(({ payload }) => payload)
    .sort((one, other) => Object(other).employeeIds.length - Object(one).employeeIds.length);
  expect(payloads).toEqual([
    { employeeIds: people.slice(0, 10), from: '2026-03-20' },
    { employeeIds: [last], from: '2026-03-19' },
  ]);
});
