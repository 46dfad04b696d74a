import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeStatusCalls as calls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createRotation, createShift } from '../../testing/factories/shifts.ts';
import { employeeBody } from './employee-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

/** Added and gone on the same day, 2 March. */
async function gone(rehire = true): Promise<number> {
  const { body } = await hr.call(employeesCalls.create, { body: await employeeBody(portal.db) });
  const left = await hr.call(calls.deactivate, {
    body: {
      id: body.id,
      status_type_id: statusTypeIds.resigned,
      effective_date: '2026-03-02',
      reason: 'Moved abroad',
      clearance_status: 'Cleared',
      rehire,
    },
  });
  expect(left.status).toBe(200);
  return body.id;
}

it('begins a new employment period with client and shift, and keeps the previous one', async () => {
  const id = await gone();
  const shift = await createShift(portal.db);
  const back = await hr.call(calls.rehire, { body: { id, start_date: '2026-03-16', shift_id: shift.id } });
  expect(back.body).toEqual({ id, version: 3 });
  const { body: details } = await hr.call(employeesCalls.details, { params: { id } });
  expect(details).toMatchObject({
    start_date: '2026-03-16',
    orientation_date: '2026-03-16',
    regularization_date: '2026-09-16',
    employee_status_type_group: { name: 'active' },
    shift: { id: shift.id },
    employee_active_dates: [
      { start_date: '2026-03-16', end_date: null, reason: null, clearance_status: null, rehire: null },
      { start_date: '2026-03-02', end_date: '2026-03-02', reason: 'Moved abroad', rehire: true },
    ],
  });
  const { body: assigned } = await hr.call(employeeHistoryCalls.assignments, { query: { employee_id: id } });
  expect(assigned.clients.map(({ from, to }) => [from, to])).toEqual([
    ['2026-03-16', null],
    ['2026-03-02', '2026-03-02'],
  ]);
});

it('assigns a rotation from the first day on', async () => {
  const id = await gone();
  const [shift, monday] = [await createShift(portal.db), '2026-03-16'];
  const rotation = await createRotation(portal.db, 2, [[1, 1, shift]]);
  const body = { id, start_date: monday, rotation_id: rotation.id, rotation_starts_on: monday };
  for (const [wrong, field] of [
    [{ shift_id: shift.id }, 'shift_id'],
    [{ rotation_starts_on: undefined }, 'rotation_starts_on'],
    [{ rotation_starts_on: '2026-03-17' }, 'rotation_starts_on'],
    [{ rotation_id: undefined }, 'rotation_starts_on'],
    [{ rotation_id: 999_999 }, 'rotation_id'],
  ] as const) {
    const refused = await hr.refused(calls.rehire, { body: { ...body, ...wrong } as typeof body });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
  }
  expect((await hr.call(calls.rehire, { body })).status).toBe(200);
  const { body: assigned } = await hr.call(employeeHistoryCalls.assignments, { query: { employee_id: id } });
  expect(assigned.shifts[0]).toMatchObject({ shift: null, rotation: { id: rotation.id }, from: monday });
  await portal.settle();
  const planned = portal.db.selectFrom('employee_schedule').select('work_date').where('employee_id', '=', id);
  const days = (await planned.where('status', '=', 'scheduled').execute()).map(({ work_date }) => work_date);
  expect(days.length).toBeGreaterThan(2);
  expect(days.filter((day) => Temporal.PlainDate.from(monday).until(day).days % 14 !== 0)).toEqual([]);
});

it('refuses employees who left with Rehire set to No', async () => {
  const id = await gone(false);
  const refused = await hr.refused(calls.rehire, { body: { id, start_date: '2026-03-16' } });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('Rehire set to No');
});

it('begins after the last day of the previous employment period', async () => {
  const id = await gone();
  const refused = await hr.refused(calls.rehire, { body: { id, start_date: '2026-03-02' } });
  expect(refused.body.errors?.start_date?.[0]).toContain(
    'after the last day of the previous employment period, 2026-03-02',
  );
});

it('requires a client that accepts employees, and an existing shift', async () => {
  const { id } = await createEmployee(portal.db, { status: 'resigned' });
  await portal.db
    .deleteFrom('client_invoice_config')
    .where('client_id', 'in', (eb) => eb.selectFrom('employee').select('client_id').where('id', '=', id))
    .execute();
  const refused = await hr.refused(calls.rehire, { body: { id, start_date: '2026-03-16', shift_id: 999_999 } });
  expect(Object.keys(refused.body.errors ?? {}).toSorted()).toEqual(['client_id', 'shift_id']);
});

it.each(['active', 'suspended'] as const)('is nothing for who is %s', async (status) => {
  const { id } = await createEmployee(portal.db, { status });
  expect((await hr.refused(calls.rehire, { body: { id, start_date: '2026-03-16' } })).status).toBe(409);
});
