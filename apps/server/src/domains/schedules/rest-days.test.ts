import { payNames } from '@muster/contract/domains/attendance/pay-names.ts';
import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { createColleagues } from '../../testing/factories/swaps.ts';
import { punchAt } from '../../testing/self-of.ts';
import { lockAttendance } from '../attendance/index.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());
// A Monday.
beforeEach(() => portal.clock.set('2026-03-02T00:00:00Z'));

interface Person {
  readonly id: number;
}

/** Clocks four hours and returns the day as it is stored. */
async function worked(who: Person, day: string) {
  await punchAt(portal, who, `${day}T01:00:00Z`, 'in');
  await punchAt(portal, who, `${day}T05:00:00Z`, 'out');
  return stored(who, day);
}

async function stored({ id }: Person, day: string) {
  const days = portal.db.selectFrom('attendance_day').selectAll().where('employee_id', '=', id);
  const { state, pay_minutes: pay } = await days.where('work_date', '=', day).executeTakeFirstOrThrow();
  return [state, ...payNames.flatMap((name, at) => (pay?.[at] ? [`${name} ${pay[at]}`] : []))];
}

const restday = ['unplanned', 'restday 240'];
const ordinary = ['unplanned', 'ordinary 240'];
const nineToFive = { start_time: '09:00', end_time: '17:00', total_minutes: 480 };

it('pays work on a day off of the shift or of the assignment as rest-day time, and says so', async () => {
  const who = await createWorker(portal.db, { shift: { work_days: [1, 2, 3, 4, 5] } });
  expect(await worked(who, '2026-03-07')).toEqual(restday);
  const body = { employee_ids: [who.id], shift_id: who.shiftId, from: '2026-03-09', rest_days: [3, 4] };
  portal.clock.set('2026-03-08T00:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  await portal.settle();
  expect(await worked(who, '2026-03-11')).toEqual(restday);
  expect((await worked(who, '2026-03-14'))[0]).toBe('undertime');
});

it('pays ordinary time on days that nobody scheduled: without an assignment, and with a shift of a former client', async () => {
  const free = await createEmployee(portal.db);
  expect(await worked(free, '2026-03-07')).toEqual(ordinary);
  const { clientId } = await createColleagues(portal, [{}, {}]);
  const shift = { work_days: [1, 2, 3, 4, 5], client_id: clientId };
  expect(await worked(await createWorker(portal.db, { shift }), '2026-03-07')).toEqual(ordinary);
});

it('pays the premium on a day off that is a holiday of the client alone', async () => {
  const who = await createWorker(portal.db, { shift: { work_days: [1, 2, 3, 4, 5], used_on_restdays: true } });
  const mark = { employee_id: who.id, work_date: '2026-03-07', kind: 'client_holiday' };
  await portal.db.insertInto('schedule_mark').values(mark).execute();
  await portal.settle();
  expect(await worked(who, '2026-03-07')).toEqual(['holiday', 'restday 240']);
});

it('pays days off of a rotation as rest-day time, with or without a shift beside them', async () => {
  const night = await createShift(portal.db, { ...nineToFive, work_days: [1, 2, 3, 4, 5, 6, 7] });
  const days = [1, 2, 3].map((weekday) => ({ week: 1, weekday, shift_id: night.id }));
  const { id } = (await hr.call(rotationsCalls.create, { body: { name: 'Three days', weeks: 1, days } })).body;
  const who = await createEmployee(portal.db);
  const body = { employee_ids: [who.id], rotation_id: id, rotation_starts_on: '2026-03-02', from: '2026-03-03' };
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  await portal.settle();
  await portal.db.deleteFrom('rotation_day').where('rotation_id', '=', id).where('weekday', '=', 5).execute();
  expect(await worked(who, '2026-03-04')).toEqual(['undertime', 'ordinary 240']);
  expect(await worked(who, '2026-03-05')).toEqual(restday);
  expect(await worked(who, '2026-03-06')).toEqual(restday);
});

it('pays a swapped shift on a rest day as rest-day time, and the day given away as an ordinary free day', async () => {
  const { ana, ben } = await createColleagues(portal, [
    { shift: { work_days: [1, 2, 3, 4, 5] } },
    { shift: { work_days: [1, 6, 7] } },
  ]);
  const ask = { colleague_id: ben.id, give_date: '2026-03-11', take_date: '2026-03-14', reason: 'A family day.' };
  const { id } = (await ana.user.call(swapsCalls.request, { body: ask })).body;
  await ben.user.call(swapsCalls.answer, { body: { id, accepts: true } });
  hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(swapsCalls.decide, { body: { id, decision: 'approved' } })).status).toBe(204);
  expect(await worked(ana, '2026-03-11')).toEqual(ordinary);
  expect(await worked(ana, '2026-03-14')).toEqual(['undertime', 'restday 240']);
  expect(await worked(ana, '2026-03-15')).toEqual(restday);
  expect(await worked(ben, '2026-03-11')).toEqual(['undertime', 'restday 240']);
  expect(await worked(ben, '2026-03-14')).toEqual(ordinary);
});

it('changes no locked day and no day of the archive when the rest days of the past change', async () => {
  const who = await createWorker(portal.db, { shift: { work_days: [1, 2, 3, 4, 5] } });
  expect(await worked(who, '2026-03-07')).toEqual(restday);
  expect(await worked(who, '2026-03-14')).toEqual(restday);
  await portal.db.deleteFrom('employee_shift').where('employee_id', '=', who.id).execute();
  const days = { first: '2026-03-14', last: '2026-03-14' };
  await lockAttendance(portal.db, { employeeIds: [who.id], ...days, reason: 'Paid', userId: 1 });
  const settle = (now: string) =>
    settleAt(portal.db, { employeeIds: [who.id], first: '2026-03-01', last: '2026-03-31', now });
  await settle('2026-05-02T00:00:00Z');
  expect(await stored(who, '2026-03-07')).toEqual(restday);
  await settle('2026-03-20T00:00:00Z');
  expect(await stored(who, '2026-03-07')).toEqual(ordinary);
  expect(await stored(who, '2026-03-14')).toEqual(restday);
});
