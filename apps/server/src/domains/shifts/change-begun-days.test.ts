import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift } from '../../testing/factories/shifts.ts';
import { extendSchedules } from './extend-schedules.ts';
import { settleSchedules } from './settle-schedules.ts';
import { nightShiftBody } from './shift-body.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** From 22:00 in Manila, 14:00 UTC, on weekdays. Monday is 2 March. */
async function shiftInUse(people = 1) {
  portal.clock.set('2026-03-02T00:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const { shift_active_start_date: start, ...terms } = nightShiftBody();
  const { body: added } = await hr.call(shiftsCalls.create, { body: { ...terms, shift_active_start_date: start } });
  const employees = [];
  for (let count = 0; count < people; count += 1) {
    const employee = await createEmployee(portal.db);
    await assignShift(portal.db, employee, added);
    employees.push(employee);
  }
  const ids = employees.map(({ id }) => id);
  await settleSchedules({ db: portal.db, clock: portal.clock }, ids, '2026-02-23');
  return { shiftId: added.id, ids, terms };
}

type Shift = Awaited<ReturnType<typeof shiftInUse>>;

async function change({ shiftId, terms }: Shift, at: string, body: object) {
  portal.clock.set(at);
  const hr = await portal.as({ roles: ['hr'] });
  const { version } = (await hr.call(shiftsCalls.details, { params: { id: shiftId } })).body;
  const input = { params: { id: shiftId }, body: { ...terms, ...body, version } };
  const { status } = await hr.call(shiftsCalls.update, input).catch(() => hr.refused(shiftsCalls.update, input));
  await portal.settle();
  return status;
}

async function startsOf(employeeId: number | undefined, days = ['2026-03-02', '2026-03-03']) {
  const rows = portal.db
    .selectFrom('employee_schedule')
    .select('starts_at')
    .where('employee_id', '=', employeeId ?? 0);
  const found = await rows.where('work_date', 'in', days).orderBy('work_date').execute();
  return found.map(({ starts_at }) => starts_at.slice(5, 16));
}

const earlier = { start_time: '20:00', end_time: '05:00', effective_from: '2026-03-02' };

it('changes today for people whose shift has not begun', async () => {
  const shift = await shiftInUse();
  expect(await change(shift, '2026-03-02T11:00:00Z', earlier)).toBe(200);
  expect(await startsOf(shift.ids[0])).toEqual(['03-02T12:00', '03-03T12:00']);
});

it('keeps the hours of a day that has begun, also when the schedule is repaired', async () => {
  const shift = await shiftInUse();
  expect(await change(shift, '2026-03-02T14:00:00Z', earlier)).toBe(200);
  expect(await startsOf(shift.ids[0])).toEqual(['03-02T14:00', '03-03T12:00']);
  await extendSchedules(portal.db, { day: '2026-03-02', now: '2026-03-02T15:00:00Z' }, 0);
  expect(await startsOf(shift.ids[0])).toEqual(['03-02T14:00', '03-03T12:00']);
});

it('decides for each person: an employee who clocked in early keeps the hours', async () => {
  const shift = await shiftInUse(2);
  const [early, other] = shift.ids;
  await createPunches(portal.db, { id: early ?? 0 }, '2026-03-02', [['in', '2026-03-02T13:30:00Z']]);
  const later = { start_time: '23:00', end_time: '07:00', effective_from: '2026-03-02' };
  expect(await change(shift, '2026-03-02T13:40:00Z', later)).toBe(200);
  expect(await startsOf(early)).toEqual(['03-02T14:00', '03-03T15:00']);
  expect(await startsOf(other)).toEqual(['03-02T15:00', '03-03T15:00']);
});

it('adds no day that would have begun, and removes none that has', async () => {
  const shift = await shiftInUse();
  const day = {
    start_time: '08:00',
    end_time: '16:00',
    shift_breaks: [],
    effective_from: '2026-03-02',
    work_days: [2, 3],
  };
  expect(await change(shift, '2026-03-02T14:30:00Z', day)).toBe(200);
  expect(await startsOf(shift.ids[0])).toEqual(['03-02T14:00', '03-03T00:00']);
  const all = { ...day, effective_from: '2026-03-08', work_days: [1, 2, 3, 4, 5, 6, 7] };
  expect(await change(shift, '2026-03-08T02:00:00Z', all)).toBe(200);
  expect(await startsOf(shift.ids[0], ['2026-03-08', '2026-03-09'])).toEqual(['03-09T00:00']);
});

it('undoes a mistake until an employee has worked with it', async () => {
  const shift = await shiftInUse();
  expect(await change(shift, '2026-03-02T11:00:00Z', earlier)).toBe(200);
  expect(await change(shift, '2026-03-02T11:30:00Z', { effective_from: '2026-03-02' })).toBe(200);
  expect(await startsOf(shift.ids[0])).toEqual(['03-02T14:00', '03-03T14:00']);
  expect(await change(shift, '2026-03-02T11:40:00Z', earlier)).toBe(200);
  expect(await change(shift, '2026-03-02T12:30:00Z', { effective_from: '2026-03-02' })).toBe(422);
  expect(await startsOf(shift.ids[0])).toEqual(['03-02T12:00', '03-03T12:00']);
  expect(await change(shift, '2026-03-02T12:40:00Z', { effective_from: '2026-03-03' })).toBe(200);
  expect(await startsOf(shift.ids[0])).toEqual(['03-02T12:00', '03-03T14:00']);
});

it('answers before the records of employees change, in portions', async () => {
  const shift = await shiftInUse(25);
  const locked = Promise.withResolvers<void>();
  const holding = portal.db.transaction().execute(async (db) => {
    await db.selectFrom('employee').select('id').where('id', 'in', shift.ids).forNoKeyUpdate().execute();
    await locked.promise;
  });
  portal.clock.set('2026-03-02T11:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const { version } = (await hr.call(shiftsCalls.details, { params: { id: shift.shiftId } })).body;
  const body = { ...shift.terms, ...earlier, version };
  expect((await hr.call(shiftsCalls.update, { params: { id: shift.shiftId }, body })).status).toBe(200);
  locked.resolve();
  await holding;
  const waiting = portal.db.selectFrom('event_outbox').select('payload').where('name', '=', 'shifts.terms-changed');
  const portions = await waiting.where('delivered_at', 'is', null).execute();
  expect(portions).toHaveLength(3);
  await portal.settle();
  for (const id of shift.ids) expect(await startsOf(id)).toEqual(['03-02T12:00', '03-03T12:00']);
});

it('refuses hours that would overlap with another shift of an employee', async () => {
  const shift = await shiftInUse();
  const { body: morning } = await (await portal.as({ roles: ['hr'] })).call(shiftsCalls.create, {
    body: { ...nightShiftBody(), start_time: '08:00', end_time: '16:00' },
  });
  const current = portal.db.updateTable('employee_shift').where('employee_id', '=', shift.ids[0] ?? 0);
  await current.set({ valid: '[2020-01-01,2026-03-18)' }).execute();
  await assignShift(portal.db, { id: shift.ids[0] ?? 0 }, morning, '[2026-03-18,)');
  const late = { start_time: '23:00', end_time: '09:00', effective_from: '2026-03-09' };
  expect(await change(shift, '2026-03-02T11:00:00Z', late)).toBe(422);
});
