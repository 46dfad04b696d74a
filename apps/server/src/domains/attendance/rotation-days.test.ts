import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { rotationsCalls } from '@muster/contract/domains/shifts/rotations.calls.ts';
import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { zoneIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());
// A Monday.
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

let count = 0;

function termsOf(start_time: string, end_time: string) {
  count += 1;
  return {
    name: `Hours ${count}`,
    kind: 'Mid Shift' as const,
    timezone_id: zoneIds.manila,
    start_time,
    end_time,
    work_days: [1, 2, 3, 4, 5, 6, 7],
    used_on_holidays: false,
    used_on_restdays: false,
    shift_breaks: [],
    shift_overtimes: [],
  };
}

async function shift(start_time: string, end_time: string, more: object = {}) {
  const body = { ...termsOf(start_time, end_time), shift_active_start_date: '2020-01-01', ...more };
  return (await hr.call(shiftsCalls.create, { body })).body.id;
}

type Days = readonly (readonly [week: number, weekdays: readonly number[], shift: number])[];
async function rotation(weeks: number, pattern: Days) {
  const days = pattern.flatMap(([week, on, shift_id]) => on.map((weekday) => ({ week, weekday, shift_id })));
  count += 1;
  return (await hr.call(rotationsCalls.create, { body: { name: `Pattern ${count}`, weeks, days } })).body.id;
}

async function place(id: number, rotation_id: number, from: string, rotation_starts_on: string, more: object = {}) {
  const body = { employee_ids: [id], rotation_id, rotation_starts_on, from, ...more };
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  await portal.settle();
}

/** 'day start end status' in UTC. */
async function planned(id: number, from: string, to: string) {
  const { rows } = await sql<{ work_date: string; starts_at: string; ends_at: string; status: string }>`
    select work_date::text as work_date, starts_at, ends_at, status from employee_schedule
    where employee_id = ${id} and work_date between ${from}::date and ${to}::date order by work_date`.execute(
    portal.db,
  );
  return rows.map(
    ({ work_date, starts_at, ends_at, status }) =>
      `${work_date.slice(5)} ${starts_at.slice(11, 16)} ${ends_at.slice(11, 16)}${status === 'scheduled' ? '' : ` ${status}`}`,
  );
}

it('plans three weeks of New York over the clock change for people who begin in different weeks', async () => {
  const newYork = { timezone_id: zoneIds.newYork };
  const [early, late, night] = [
    await shift('06:00', '14:00', newYork),
    await shift('14:00', '22:00', newYork),
    await shift('22:00', '06:00', newYork),
  ];
  const id = await rotation(3, [
    [1, [1, 2], early],
    [2, [1, 2], late],
    [3, [5, 6], night],
  ]);
  const [ana, ben] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  await place(ana.id, id, '2026-03-03', '2026-03-02');
  await place(ben.id, id, '2026-03-03', '2026-02-16');
  // New York changes to daylight saving time on 8 March, in the night after Ben's last shift.
  expect(await planned(ana.id, '2026-03-01', '2026-03-24')).toEqual([
    '03-03 11:00 19:00',
    '03-09 18:00 02:00',
    '03-10 18:00 02:00',
    '03-20 02:00 10:00',
    '03-21 02:00 10:00',
    '03-23 10:00 18:00',
    '03-24 10:00 18:00',
  ]);
  expect(await planned(ben.id, '2026-03-01', '2026-03-16')).toEqual([
    '03-06 03:00 11:00',
    '03-07 03:00 10:00',
    '03-09 10:00 18:00',
    '03-10 10:00 18:00',
    '03-16 18:00 02:00',
  ]);
});

it('settles each day by the shift of that day, and a day off as a rest day', async () => {
  const early = await shift('06:00', '14:00');
  const late = await shift('14:00', '22:00', {
    used_on_restdays: true,
    shift_overtimes: [{ applies: 'after', minimum_minutes: 30, rounding_minutes: 30, needs_approval: false }],
  });
  const id = await rotation(2, [
    [1, [1, 2, 3, 4, 5], early],
    [2, [1, 2, 3, 4, 5], late],
  ]);
  const { id: person } = await createEmployee(portal.db);
  await place(person, id, '2026-03-03', '2026-02-23');
  const work = async (day: string, from: string, to: string) => {
    const punch = async (clock: string, kind: PunchKind) => {
      portal.clock.set(`${day}T${clock}:00+08:00`);
      await portal.db.updateTable('app_user').set({ employee_id: null }).where('employee_id', '=', person).execute();
      const user = await portal.as({ roles: ['employee'], employeeId: person });
      expect((await user.call(attendanceCalls.punch, { body: { kind } })).status).toBeLessThan(300);
      return (await user.call(attendanceCalls.own)).body;
    };
    await punch(from, 'in');
    const body = await punch(to, 'out');
    return body.days.find(({ work_date }) => work_date === day)?.figures;
  };
  // Week 2: late shifts.
  expect(await work('2026-03-03', '14:10', '22:00')).toMatchObject({ late_minutes: 10, worked_minutes: 470 });
  expect(await work('2026-03-04', '14:00', '23:00')).toMatchObject({ late_minutes: 0, overtime_minutes: 60 });
  expect(await planned(person, '2026-03-07', '2026-03-10')).toEqual([
    '03-07 06:00 14:00 restday',
    '03-08 06:00 14:00 restday',
    '03-09 22:00 06:00',
    '03-10 22:00 06:00',
  ]);
  expect(await work('2026-03-07', '14:00', '18:00')).toMatchObject({ state: 'restday', worked_minutes: 240 });
  // Week 1: early shifts.
  expect(await work('2026-03-09', '06:00', '13:30')).toMatchObject({ late_minutes: 0, undertime_minutes: 30 });
});

it('changes the future alone when an assignment ends, is cancelled or the hours of a shift change', async () => {
  const [early, late] = [await shift('06:00', '14:00'), await shift('14:00', '22:00')];
  const id = await rotation(2, [
    [1, [1], early],
    [2, [1], late],
  ]);
  const { id: person } = await createEmployee(portal.db);
  await place(person, id, '2026-03-02', '2026-03-02');
  expect(await planned(person, '2026-03-01', '2026-03-31')).toEqual([
    // 06:00 in Manila had begun three hours before.
    '03-02 22:00 06:00',
    '03-09 06:00 14:00',
    '03-16 22:00 06:00',
    '03-23 06:00 14:00',
    '03-30 22:00 06:00',
  ]);
  const details = (await hr.call(shiftsCalls.details, { params: { id: late } })).body;
  expect(details).toMatchObject({ people: 1, abilities: { delete: false } });
  expect(details.assigned.map(({ employee, rotation }) => [employee.id, rotation !== null])).toEqual([[person, true]]);
  const body = { ...termsOf('15:00', '23:00'), name: details.name, version: 1 };
  const changed = { params: { id: late }, body: { ...body, effective_from: '2026-03-20' } };
  expect((await hr.call(shiftsCalls.update, changed)).status).toBe(200);
  await portal.settle();
  expect(await planned(person, '2026-03-09', '2026-03-30')).toEqual([
    '03-09 06:00 14:00',
    '03-16 22:00 06:00',
    '03-23 07:00 15:00',
    '03-30 22:00 06:00',
  ]);
  const [assignment] = (await hr.call(employeeShiftsCalls.details, { query: { employee_id: person } })).body;
  expect(assignment).toMatchObject({ shift: null, rotation: { id, starts_on: '2026-03-02' }, state: 'current' });
  const end = { params: { id: assignment?.id ?? 0 }, body: { last_day: '2026-03-23' } };
  expect((await hr.call(employeeShiftsCalls.end, end)).status).toBe(204);
  await portal.settle();
  expect(await planned(person, '2026-03-16', '2026-03-31')).toEqual(['03-16 22:00 06:00', '03-23 07:00 15:00']);
});

it('warns about short rests and refuses overlaps, with the old shift too', async () => {
  const [night, early] = [await shift('22:00', '06:00'), await shift('05:00', '13:00')];
  const days = [
    { week: 1, weekday: 7, shift_id: night },
    { week: 1, weekday: 1, shift_id: early },
  ];
  const body = { name: 'Overlapping', weeks: 1, days };
  const refused = await hr.refused(rotationsCalls.create, { body });
  expect(refused.body.errors?.days).toEqual([
    'The shift on Monday of week 1 would overlap with the one on Sunday of week 1.',
  ]);
  const late = await shift('14:00', '23:00');
  const id = await rotation(1, [
    [1, [1], late],
    [1, [2], early],
  ]);
  const { body: details } = await hr.call(rotationsCalls.details, { params: { id } });
  expect(details.warnings).toEqual(['Only 6 h of rest between Monday of week 1 and Tuesday of week 1.']);
  const { id: person } = await createEmployee(portal.db);
  const before = { employee_ids: [person], shift_id: night, from: '2026-03-03' };
  expect((await hr.call(employeeShiftsCalls.place, { body: before })).status).toBe(201);
  const placing = { employee_ids: [person], rotation_id: id, rotation_starts_on: '2026-03-09', from: '2026-03-10' };
  const preview = async () => (await hr.call(employeeShiftsCalls.preview, { body: placing })).body[0];
  expect(await preview()).toMatchObject({
    problem: 'The shift of 2026-03-10 would overlap with the one of 2026-03-09.',
    warnings: [],
  });
  placing.from = '2026-03-11';
  const warned = await preview();
  expect(warned?.problem).toBeNull();
  expect(warned?.warnings).toEqual(['Only 6 h of rest between the shifts of 2026-03-16 and 2026-03-17.']);
});
