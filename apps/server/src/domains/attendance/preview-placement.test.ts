import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { moveToClient } from '../../testing/factories/employees.ts';
import { createRotation, createShift } from '../../testing/factories/shifts.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { lockAttendance } from './index.ts';

let portal: TestPortal;
let hr: Persona;
let afternoon: { readonly id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T02:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
  const hours = { start_time: '13:59', end_time: '22:00', total_minutes: 481, work_days: [1, 2, 3, 4, 5, 6, 7] };
  afternoon = await createShift(portal.db, hours);
});
afterAll(() => portal.close());

/** 9:00 to 17:00 in Manila, worked on these dates. */
async function worker(dates: readonly string[]) {
  const employee = await createWorker(portal.db, { first: '2026-01-01' });
  await work(employee, dates);
  return employee;
}

async function work(employee: { readonly id: number }, dates: readonly string[]) {
  for (const date of dates) {
    await createPunches(portal.db, employee, date, [
      ['in', `${date}T01:00:00Z`],
      ['out', `${date}T09:00:00Z`],
    ]);
  }
  const span = { first: dates[0] ?? '', last: dates.at(-1) ?? '', now: '2026-03-12T00:00:00Z' };
  await settleAt(portal.db, { employeeIds: [employee.id], ...span });
}

async function minutes({ id }: { id: number }) {
  await portal.settle();
  const days = portal.db
    .selectFrom('attendance_day')
    .select(['work_date', 'worked_minutes'])
    .where('employee_id', '=', id);
  const rows = await days.where('first_in', 'is not', null).orderBy('work_date').execute();
  return Object.fromEntries(rows.map(({ work_date, worked_minutes }) => [work_date, worked_minutes]));
}

it('shows what a backdated placement changes, asks, and then changes exactly that', async () => {
  const employee = await worker(['2026-03-09', '2026-03-10', '2026-03-11']);
  await lockAttendance(portal.db, {
    employeeIds: [employee.id],
    first: '2026-03-10',
    last: '2026-03-10',
    reason: 'Timesheet locked',
    userId: hr.userId,
  });
  const body = { employee_ids: [employee.id], shift_id: afternoon.id, from: '2026-03-09' };
  const { body: preview } = await hr.call(attendanceDaysCalls.previewPlacement, { body });
  expect(
    preview.map(({ work_date, locked, before, after }) => [
      work_date,
      locked,
      before?.worked_minutes,
      after?.worked_minutes,
    ]),
  ).toEqual([
    ['2026-03-09', null, 480, 181],
    ['2026-03-10', 'Timesheet locked', 480, 480],
    ['2026-03-11', null, 480, 181],
  ]);
  const refused = await hr.refused(employeeShiftsCalls.place, { body });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This changes 2 days already worked: preview and confirm them.',
  ]);
  expect(await minutes(employee)).toEqual({ '2026-03-09': 480, '2026-03-10': 480, '2026-03-11': 480 });
  expect((await hr.call(employeeShiftsCalls.place, { body: { ...body, worked_days: 2 } })).status).toBe(201);
  expect(await minutes(employee)).toEqual({ '2026-03-09': 181, '2026-03-10': 480, '2026-03-11': 181 });
});

it('shows and asks where only the premium of a day changes', async () => {
  // Monday to Sunday, worked on a Sunday without a plan: not a rest day until the placement says so.
  const employee = await createWorker(portal.db, { shift: { work_days: [1, 2, 3, 4, 5, 6] }, first: '2026-01-01' });
  await portal.db.updateTable('employee_shift').set({ rest_days: [] }).where('employee_id', '=', employee.id).execute();
  await work(employee, ['2026-03-08']);
  await portal.db
    .deleteFrom('employee_schedule')
    .where('employee_id', '=', employee.id)
    .where('work_date', '=', '2026-03-08')
    .execute();
  const body = {
    employee_ids: [employee.id],
    shift_id: employee.shiftId,
    rest_days: [7],
    from: '2026-03-08',
    to: '2026-03-08',
  };
  const { body: preview } = await hr.call(attendanceDaysCalls.previewPlacement, { body });
  expect(preview).toMatchObject([
    { before: { worked_minutes: 480, restday_minutes: 0 }, after: { worked_minutes: 480, restday_minutes: 480 } },
  ]);
  expect((await hr.refused(employeeShiftsCalls.place, { body })).status).toBe(409);
  expect((await hr.call(employeeShiftsCalls.place, { body: { ...body, worked_days: 1 } })).status).toBe(201);
});

it('shows what a backdated rotation changes, asks, and never changes the archive or locked days', async () => {
  const employee = await worker(['2026-03-05', '2026-03-08', '2026-03-09', '2026-03-10']);
  await lockAttendance(portal.db, {
    employeeIds: [employee.id],
    first: '2026-03-10',
    last: '2026-03-10',
    reason: 'Timesheet locked',
    userId: hr.userId,
  });
  const days = [1, 2, 3, 4, 5].map((weekday) => [1, weekday, afternoon] as const);
  const rotation = await createRotation(portal.db, 1, days);
  const plan = { rotation_id: rotation.id, rotation_starts_on: '2026-03-02' };
  const body = { employee_ids: [employee.id], ...plan, from: '2025-12-01' };
  const { body: preview } = await hr.call(attendanceDaysCalls.previewPlacement, { body });
  expect(
    preview.map(({ work_date, before, after }) => [
      work_date,
      before?.worked_minutes,
      after?.worked_minutes,
      after?.restday_minutes,
    ]),
  ).toEqual([
    ['2026-03-05', 480, 181, 0],
    // A Sunday, which the rotation gives off.
    ['2026-03-08', 480, 480, 480],
    ['2026-03-09', 480, 181, 0],
    ['2026-03-10', 480, 480, 0],
  ]);
  for (const worked_days of [undefined, 2, 4]) {
    const asked = { ...body, ...(worked_days !== undefined && { worked_days }) };
    const refused = await hr.refused(employeeShiftsCalls.place, { body: asked });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This changes 3 days already worked: preview and confirm them.',
    ]);
  }
  expect((await hr.call(employeeShiftsCalls.place, { body: { ...body, worked_days: 3 } })).status).toBe(201);
  expect(await minutes(employee)).toEqual({
    '2026-03-05': 181,
    '2026-03-08': 480,
    '2026-03-09': 181,
    '2026-03-10': 480,
  });
  const sunday = portal.db.selectFrom('attendance_day').select('pay_minutes').where('employee_id', '=', employee.id);
  expect((await sunday.where('work_date', '=', '2026-03-08').executeTakeFirstOrThrow()).pay_minutes?.[4]).toBe(480);
});

it('never changes a day of the archive', async () => {
  portal.clock.set('2026-02-27T02:00:00Z');
  const employee = await worker(['2025-12-28', '2025-12-29', '2025-12-30', '2025-12-31', '2026-01-02']);
  const planner = await portal.as({ roles: ['hr'] });
  const body = { employee_ids: [employee.id], shift_id: afternoon.id, from: '2025-12-01' };
  const { body: preview } = await planner.call(attendanceDaysCalls.previewPlacement, { body });
  expect(preview.map(({ work_date }) => work_date)).toEqual(['2026-01-02']);
  expect((await planner.call(employeeShiftsCalls.place, { body: { ...body, worked_days: 1 } })).status).toBe(201);
  expect(await minutes(employee)).toEqual({
    '2025-12-28': 480,
    '2025-12-29': 480,
    '2025-12-30': 480,
    '2025-12-31': 480,
    '2026-01-02': 181,
  });
});

it('asks nothing where no worked day changes', async () => {
  portal.clock.set('2026-03-12T02:00:00Z');
  const planner = await portal.as({ roles: ['hr'] });
  const employee = await worker(['2026-03-10']);
  const body = { employee_ids: [employee.id], shift_id: afternoon.id, from: '2026-03-13' };
  expect((await planner.call(attendanceDaysCalls.previewPlacement, { body })).body).toEqual([]);
  expect((await planner.call(employeeShiftsCalls.place, { body })).status).toBe(201);
});

it('places people only on days with a client within reach', async () => {
  portal.clock.set('2026-03-12T02:00:00Z');
  const { id: clientId } = await createClient(portal.db);
  const employee = await worker(['2026-03-03']);
  await moveToClient(portal.db, employee, clientId, '2026-03-09');
  await work(employee, ['2026-03-10']);
  const team = await createTeam(portal.db, { client_id: clientId });
  const boss = await createWorker(portal.db, { employee: { client_id: clientId } });
  await addToTeam(portal.db, team, boss, 'teamLead');
  await addToTeam(portal.db, team, employee);
  const permissions = ['can manage employee shifts'] as const;
  const planners = [
    await portal.as({ roles: ['team lead', 'employee'], employeeId: boss.id, permissions: [...permissions] }),
    await portal.as({ roles: ['client-admin'], clientId, permissions: [...permissions] }),
  ];
  const body = { employee_ids: [employee.id], shift_id: afternoon.id };
  const before = { ...body, from: '2026-03-02', to: '2026-03-08' };
  const across = { ...body, from: '2026-03-03' };
  const after = { ...body, from: '2026-03-09', to: '2026-03-11' };
  for (const planner of planners) {
    const preview = async (asked: typeof across) =>
      (await planner.call(attendanceDaysCalls.previewPlacement, { body: asked })).body.map(
        ({ work_date }) => work_date,
      );
    expect(await preview(before)).toEqual([]);
    expect(await preview(across)).toEqual(['2026-03-10']);
    expect(await preview(after)).toEqual(['2026-03-10']);
    for (const question of [before, across, { ...across, to: '2026-03-11' }]) {
      const problem = `With another client on ${question.from}: choose other days.`;
      const [outcome] = (await planner.call(employeeShiftsCalls.preview, { body: question })).body;
      expect([outcome?.problem, outcome?.current_shift]).toEqual([problem, null]);
      const confirmed = { ...question, worked_days: (await preview(question)).length };
      const refused = await planner.refused(employeeShiftsCalls.place, { body: confirmed });
      expect([refused.status, refused.body.errors]).toEqual([422, { employee_ids: [`${employee.name}: ${problem}`] }]);
    }
    expect((await planner.refused(employeeShiftsCalls.place, { body: after })).status).toBe(409);
  }
  expect(await minutes(employee)).toEqual({ '2026-03-03': 480, '2026-03-10': 480 });
  for (const planner of planners) {
    expect((await planner.call(employeeShiftsCalls.preview, { body: after })).body[0]?.problem).toBeNull();
  }
  const [, client] = planners;
  expect((await client?.call(employeeShiftsCalls.place, { body: { ...after, worked_days: 1 } }))?.status).toBe(201);
  expect(await minutes(employee)).toEqual({ '2026-03-03': 480, '2026-03-10': 181 });
  expect((await hr.call(employeeShiftsCalls.place, { body: { ...before, worked_days: 1 } })).status).toBe(201);
  expect(await minutes(employee)).toEqual({ '2026-03-03': 181, '2026-03-10': 181 });
});

it('refuses a last day before the first at its field', async () => {
  const employee = await createWorker(portal.db);
  const shift = await createShift(portal.db);
  const body = { employee_ids: [employee.id], shift_id: shift.id, from: '2026-03-09', to: '2026-03-08' };
  const refused = await hr.refused(attendanceDaysCalls.previewPlacement, { body });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['to']]);
});
