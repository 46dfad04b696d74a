import { dayIn, homeZone } from '@muster/contract';
import { employeeHistoryCalls as calls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;
let hr: Persona;
let today: string;
let day: string;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'], name: 'Hannah Ramos' });
  today = dayIn(homeZone, portal.clock.now());
  day = addDays(today, 30);
});
afterAll(() => portal.close());

const histories = async (id: number) => (await hr.call(calls.assignments, { query: { employee_id: id } })).body;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

it('cancels a planned client and position: the current one continues, the version increases, the log has an entry', async () => {
  const client = await createClient(portal.db);
  const { id, client_id } = await createEmployee(portal.db, { position: 'Clerk' });
  const plan = { id, effective_date: day };
  await hr.call(calls.changeAssignment, { body: { kind: 'client', ...plan, client_id: client.id } });
  const { body: planned } = await hr.call(calls.changeAssignment, {
    body: { kind: 'position', ...plan, position: 'Nurse' },
  });
  const { body: first } = await hr.call(calls.cancelAssignment, {
    body: { kind: 'client', ...plan, version: planned.version },
  });
  expect(first).toEqual({ id, version: planned.version + 1 });
  expect((await hr.call(calls.cancelAssignment, { body: { kind: 'position', ...plan } })).status).toBe(200);
  expect(await histories(id)).toMatchObject({
    clients: [{ client: { id: client_id }, to: null, state: 'current' }],
    positions: [{ position: 'Clerk', to: null, state: 'current' }],
  });
  const { rows } = await sql<{ changes: unknown }>`
    select before from activity_log where event = 'employees.withdraw-plan' and subject_id = ${String(id)} order by id`.execute(
    portal.db,
  );
  expect(rows).toEqual([{ before: { client_id: client.id } }, { before: { position: 'Nurse' } }]);
});

it('updates the schedule after a planned shift is cancelled', async () => {
  const hours = { total_minutes: 480, work_days: everyDay };
  const [early, late] = [
    await createShift(portal.db, { ...hours, start_time: '06:00', end_time: '14:00' }),
    await createShift(portal.db, { ...hours, start_time: '14:00', end_time: '22:00' }),
  ];
  const { id } = await createEmployee(portal.db);
  const from = (shift_id: number, effective_date: string) =>
    hr.call(calls.changeAssignment, { body: { kind: 'shift', id, shift_id, effective_date } });
  await from(early.id, today);
  await from(late.id, day);
  const startsOn = async () => {
    const { rows } = await sql<{ starts: string }>`
      select to_char(starts_at at time zone 'Asia/Manila', 'HH24:MI') as starts from employee_schedule
      where employee_id = ${id} and work_date = ${day}::date and status <> 'cancelled'`.execute(portal.db);
    return rows.map(({ starts }) => starts);
  };
  expect(await startsOn()).toEqual(['14:00']);
  await hr.call(calls.cancelAssignment, { body: { kind: 'shift', id, effective_date: day } });
  expect(await startsOn()).toEqual(['06:00']);
  expect((await histories(id)).shifts).toMatchObject([{ shift: { id: early.id }, to: null }]);
});

it('is refused for a current value, for a missing plan, and for an outdated version', async () => {
  const { id, version } = await createEmployee(portal.db, { position: 'Clerk' });
  const position = async (change: object) =>
    (await hr.refused(calls.cancelAssignment, { body: { kind: 'position', id, effective_date: day, ...change } }))
      .status;
  await hr.call(calls.changeAssignment, { body: { kind: 'position', id, position: 'Nurse', effective_date: today } });
  expect(await position({ effective_date: today })).toBe(409);
  expect(await position({})).toBe(404);
  await hr.call(calls.changeAssignment, { body: { kind: 'position', id, position: 'Lead', effective_date: day } });
  expect(await position({ version })).toBe(409);
  const manager = await portal.as({ roles: ['account manager'] });
  expect(
    (await manager.refused(calls.cancelAssignment, { body: { kind: 'position', id, effective_date: day } })).status,
  ).toBe(403);
  expect((await histories(id)).positions[0]).toMatchObject({ position: 'Lead', state: 'future' });
});

it('a cancelled change never takes effect', async () => {
  const { id } = await createEmployee(portal.db, { position: 'Clerk' });
  await hr.call(calls.changeAssignment, {
    body: { kind: 'position', id, position: 'Nurse', effective_date: addDays(today, 2) },
  });
  await hr.call(calls.cancelAssignment, { body: { kind: 'position', id, effective_date: addDays(today, 2) } });
  portal.clock.advance({ hours: 72 });
  const later = await portal.as({ roles: ['hr'] });
  expect((await later.call(employeesCalls.details, { params: { id } })).body.position).toBe('Clerk');
});
