import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { ownScheduleCalls } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { leave } from '../../testing/factories/leavers.ts';
import { createRotation, createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;
let hr: Persona;
let clientId: number;
let early: { id: number; name: string };
let late: { id: number; name: string };
let rotation: { id: number; name: string };

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
  clientId = (await createClient(portal.db)).id;
  early = await createShift(portal.db, {
    client_id: clientId,
    start_time: '06:00',
    end_time: '14:00',
    total_minutes: 480,
  });
  late = await createShift(portal.db, { start_time: '14:00', end_time: '22:00', total_minutes: 480 });
  rotation = await createRotation(
    portal.db,
    2,
    [
      [1, 1, early],
      [2, 1, late],
    ],
    { client_id: clientId },
  );
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

/** An employee of the client on the rotation from 3 March on, whose week 1 starts on this Monday. */
async function person(startsOn: string) {
  const employee = await createEmployee(portal.db, { client_id: clientId });
  const body = {
    employee_ids: [employee.id],
    rotation_id: rotation.id,
    rotation_starts_on: startsOn,
    from: '2026-03-03',
  };
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  await portal.settle();
  return employee;
}

async function planned(id: number) {
  const { rows } = await sql<{ day: string; shift_id: number }>`
    select to_char(work_date, 'MM-DD') as day, shift_id from employee_schedule
    where employee_id = ${id} and status = 'scheduled' and work_date < '2026-04-07' order by work_date`.execute(
    portal.db,
  );
  return rows.map(({ day, shift_id }) => `${day} ${shift_id === early.id ? 'early' : 'late'}`);
}

it('shows the own schedule, and exchanges the shifts of a day between two people in different weeks', async () => {
  const [ana, ben] = [await person('2026-03-02'), await person('2026-02-23')];
  const anaUser = await portal.as({ roles: ['employee'], employeeId: ana.id });
  const benUser = await portal.as({ roles: ['employee'], employeeId: ben.id });
  const own = (await anaUser.call(ownScheduleCalls.read)).body;
  expect(own.days.map(({ work_date, shift, rotation: name }) => [work_date, shift, name])).toEqual([
    ['2026-03-09', late.name, rotation.name],
    ['2026-03-16', early.name, rotation.name],
    ['2026-03-23', late.name, rotation.name],
  ]);
  const body = { colleague_id: ben.id, give_date: '2026-03-09', take_date: '2026-03-09', reason: 'A family day.' };
  const { id } = (await anaUser.call(swapsCalls.request, { body })).body;
  await benUser.call(swapsCalls.answer, { body: { id, accepts: true } });
  expect((await hr.call(swapsCalls.decide, { body: { id, decision: 'approved' } })).status).toBe(204);
  await portal.settle();
  expect((await planned(ana.id)).slice(0, 3)).toEqual(['03-09 early', '03-16 early', '03-23 late']);
  expect((await planned(ben.id)).slice(0, 3)).toEqual(['03-09 late', '03-16 late', '03-23 early']);
  const after = (await anaUser.call(ownScheduleCalls.read)).body.days;
  expect(after.map((day) => day.rotation)).toEqual([null, rotation.name, rotation.name]);
  const rests = sql<{ count: number }>`
    select count(*)::integer as count from swapped_day where swap_id = ${id} and is_rest_day`.execute(portal.db);
  expect((await rests).rows).toEqual([{ count: 0 }]);
});

it('stops with a planned move to another client, where its own rotation is not worked', async () => {
  const ana = await person('2026-03-02');
  const before = ['03-09 late', '03-16 early', '03-23 late', '03-30 early', '04-06 late'];
  expect(await planned(ana.id)).toEqual(before);
  const other = await createClient(portal.db);
  const { version } = await portal.db
    .selectFrom('employee')
    .select('version')
    .where('id', '=', ana.id)
    .executeTakeFirstOrThrow();
  const change = { kind: 'client' as const, id: ana.id, version, client_id: other.id, effective_date: '2026-03-23' };
  expect((await hr.call(employeeHistoryCalls.changeAssignment, { body: change })).status).toBeLessThan(300);
  await portal.settle();
  expect(await planned(ana.id)).toEqual(before.slice(0, 2));
});

it('ends with the last day of a leaver', async () => {
  const ana = await person('2026-03-02');
  expect((await leave(portal, ana, '2026-03-16')).status).toBe(200);
  await portal.settle();
  expect(await planned(ana.id)).toEqual(['03-09 late', '03-16 early']);
});
