import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { announcePlaced } from './shifts.events.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

async function placed(valid: string) {
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, await createShift(portal.db), valid);
  const [row] = (await hr.call(employeeShiftsCalls.details, { query: { employee_id: employee.id } })).body;
  return { employee, id: row?.id ?? 0, state: row?.state };
}

const left = async (employeeId: number) =>
  (await hr.call(employeeShiftsCalls.details, { query: { employee_id: employeeId } })).body.map(({ from, to }) => [
    from,
    to,
  ]);

it('deletes an assignment that has not begun', async () => {
  const { employee, id, state } = await placed('[2026-03-09,)');
  expect(state).toBe('future');
  expect((await hr.call(employeeShiftsCalls.remove, { params: { id } })).status).toBe(204);
  expect(await left(employee.id)).toEqual([]);
});

it('ends a current assignment with yesterday', async () => {
  const { employee, id } = await placed('[2026-01-01,)');
  await hr.call(employeeShiftsCalls.remove, { params: { id } });
  expect(await left(employee.id)).toEqual([['2026-01-01', '2026-03-01']]);
});

it('does not change past assignments, and ignores foreign ids', async () => {
  const { id } = await placed('[2025-01-01,2025-02-01)');
  expect((await hr.refused(employeeShiftsCalls.remove, { params: { id } })).status).toBe(409);
  expect((await hr.refused(employeeShiftsCalls.remove, { params: { id: 999_999 } })).status).toBe(404);
});

it('resumes the shift that a planned assignment would have interrupted', async () => {
  const employee = await createEmployee(portal.db);
  const usual = await createShift(portal.db);
  await assignShift(portal.db, employee, usual);
  const interim = await createShift(portal.db);
  const body = { employee_ids: [employee.id], shift_id: interim.id, from: '2026-03-09', to: '2026-03-13' };
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  const rows = (await hr.call(employeeShiftsCalls.details, { query: { employee_id: employee.id } })).body;
  const planned = rows.find(({ from }) => from === '2026-03-09');
  expect((await hr.call(employeeShiftsCalls.remove, { params: { id: planned?.id ?? 0 } })).status).toBe(204);
  const schedule = portal.db.selectFrom('employee_schedule').select(['work_date', 'shift_id']);
  const days = await schedule.where('employee_id', '=', employee.id).where('work_date', 'in', interimWeek).execute();
  expect(days.map(({ shift_id }) => shift_id)).toEqual(interimWeek.map(() => usual.id));
});

const interimWeek = ['2026-03-09', '2026-03-10', '2026-03-13', '2026-03-16'];

it('says which shifts would overlap without an interim assignment, also far ahead', async () => {
  const night = await createShift(portal.db, {
    start_time: '22:00',
    end_time: '06:00',
    work_days: [1, 2, 3, 4, 5, 6, 7],
  });
  const early = await createShift(portal.db, {
    start_time: '05:00',
    end_time: '13:00',
    work_days: [1, 2, 3, 4, 5, 6, 7],
  });
  const interim = await createShift(portal.db);
  for (const next of ['2026-03-23', '2026-11-02']) {
    const employee = await createEmployee(portal.db);
    await assignShift(portal.db, employee, night, '[2026-01-01,)');
    for (const [shift, from] of [
      [interim, '2026-03-09'],
      [early, next],
    ] as const) {
      const body = { employee_ids: [employee.id], shift_id: shift.id, from };
      expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
    }
    const rows = (await hr.call(employeeShiftsCalls.details, { query: { employee_id: employee.id } })).body;
    const id = rows.find(({ from }) => from === '2026-03-09')?.id ?? 0;
    const { status, body } = await hr.refused(employeeShiftsCalls.remove, { params: { id } });
    expect([status, body.message]).toEqual([409, expect.stringContaining(`the shift of ${next} would overlap`)]);
    expect(await left(employee.id)).toHaveLength(3);
  }
});

it('assigns a shift that begins after the planned days', async () => {
  const employee = await createEmployee(portal.db);
  const shift = await createShift(portal.db);
  const body = { employee_ids: [employee.id], shift_id: shift.id, from: '2027-03-01' };
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  await announcePlaced({ announce: portal.services.announceIn(portal.db) }, [employee.id], '2027-03-01');
  await portal.settle();
  expect(await left(employee.id)).toEqual([['2027-03-01', null]]);
  const waiting = portal.db.selectFrom('event_outbox').select('last_error').where('delivered_at', 'is', null);
  expect(await waiting.execute()).toEqual([]);
});
