import { dayIn, homeZone } from '@muster/contract';
import { employeeHistoryCalls as calls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { refreshEmployeeListDaily } from './employees.jobs.ts';

let portal: TestPortal;
let hr: Persona;
let today: string;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'], name: 'Hannah Ramos' });
  today = dayIn(homeZone, portal.clock.now());
});
afterAll(() => portal.close());

const details = async (id: number) => (await hr.call(employeesCalls.details, { params: { id } })).body;
const listed = async (id: number) =>
  (await hr.call(employeesCalls.table, { query: {} })).body.data.find((row) => row.id === id);

describe('a change that begins today', () => {
  it('takes effect at once in the record and the list, and keeps the previous value as history', async () => {
    const { id, version } = await createEmployee(portal.db, { position: 'Clerk' });
    const body = { kind: 'position', id, version, position: 'Nurse', effective_date: today } as const;
    expect((await hr.call(calls.changeAssignment, { body })).body).toEqual({ id, version: version + 1 });
    expect([(await details(id)).position, (await listed(id))?.position]).toEqual(['Nurse', 'Nurse']);
    const { body: histories } = await hr.call(calls.assignments, { query: { employee_id: id } });
    expect(histories.positions).toMatchObject([
      { position: 'Nurse', from: today, to: null, state: 'current' },
      { position: 'Clerk', to: addDays(today, -1), state: 'past' },
    ]);
  });

  it('is also made by the form of the record', async () => {
    const employee = await createEmployee(portal.db, { position: 'Clerk' });
    const body = {
      id: employee.id,
      name: employee.name,
      third_party_employee_id: employee.third_party_employee_id,
      timezone_id: employee.timezone_id,
      position: 'Nurse',
      work_email: employee.work_email,
      office_id: employee.office_id,
      primary_work_location: 'wfo',
      secondary_work_location: 'wfo',
      start_date: employee.start_date,
      orientation_date: employee.orientation_date,
      payment_method: 'Bank Account',
    } as const;
    expect((await hr.refused(employeesCalls.update, { body })).status).toBe(200);
    const { body: histories } = await hr.call(calls.assignments, { query: { employee_id: employee.id } });
    expect(histories.positions.map(({ position }) => position)).toEqual(['Nurse', 'Clerk']);
  });
});

describe('a change that is planned', () => {
  it('takes effect on its day, before and after the nightly job', async () => {
    const client = await createClient(portal.db);
    const shift = await createShift(portal.db);
    const { id, client_id } = await createEmployee(portal.db, { position: 'Clerk' });
    const day = addDays(today, 3);
    const change = { id, effective_date: day };
    await hr.call(calls.changeAssignment, { body: { kind: 'position', ...change, position: 'Nurse' } });
    await hr.call(calls.changeAssignment, { body: { kind: 'client', ...change, client_id: client.id } });
    await hr.call(calls.changeAssignment, { body: { kind: 'shift', ...change, shift_id: shift.id } });
    expect(await details(id)).toMatchObject({ position: 'Clerk', client_id });
    expect((await hr.call(calls.assignments, { query: { employee_id: id } })).body.clients[0]?.state).toBe('future');

    portal.clock.advance({ hours: 72 });
    const later = await portal.as({ roles: ['hr'] });
    const inForce = { position: 'Nurse', client_id: client.id, shift_id: shift.id };
    expect((await later.call(employeesCalls.details, { params: { id } })).body).toMatchObject(inForce);
    await refreshEmployeeListDaily.run(portalContextFor(portal.services)(portal.db), { day, lastDay: null });
    expect((await later.call(employeesCalls.details, { params: { id } })).body).toMatchObject(inForce);
    const { body: list } = await later.call(employeesCalls.table, { query: {} });
    expect(list.data.find((row) => row.id === id)).toMatchObject({ position: 'Nurse', client_id: client.id });
    hr = await portal.as({ roles: ['hr'], name: 'Hannah Ramos' });
    today = dayIn(homeZone, portal.clock.now());
  });
});

describe('is refused', () => {
  it('if the record has changed: the second user sees what changed and who changed it', async () => {
    const { id, version } = await createEmployee(portal.db);
    const body = { kind: 'position', id, version, position: 'Nurse', effective_date: today } as const;
    await hr.call(calls.changeAssignment, { body });
    const second = await hr.refused(calls.changeAssignment, { body: { ...body, position: 'Lead' } });
    expect([second.status, second.body.conflict]).toMatchObject([
      409,
      { by: 'Hannah Ramos', fields: [{ name: 'position', label: 'Position' }] },
    ]);
  });

  it('before the start date, within history, for the current value, and for former employees', async () => {
    const { id } = await createEmployee(portal.db, { position: 'Clerk' });
    const refused = async (position: string, effective_date: string, who = id) =>
      (await hr.refused(calls.changeAssignment, { body: { kind: 'position', id: who, position, effective_date } }))
        .body;
    expect((await refused('Nurse', '2019-12-31')).errors?.effective_date?.[0]).toContain('start date, 2020-01-01');
    expect((await refused('Clerk', today)).message).toBe(
      'This value is already valid on that day. Choose another value or another day.',
    );
    expect((await refused('Nurse', '2020-01-01')).message).toContain('since 2020-01-01 stays in the history');
    const gone = await createEmployee(portal.db, { status: 'resigned' });
    expect((await refused('Nurse', today, gone.id)).code).toBe('conflict');
  });

  it("for another client's own shift, as of the day that it begins", async () => {
    const { id } = await createEmployee(portal.db);
    const next = await createClient(portal.db);
    const { id: shift_id } = await createShift(portal.db, { client_id: next.id });
    const shift = (effective_date: string) => ({ body: { kind: 'shift', id, shift_id, effective_date } as const });
    const moves = addDays(today, 7);
    expect((await hr.refused(calls.changeAssignment, shift(moves))).body.errors).toEqual({
      effective_date: ['The shift is for the people of another client.'],
    });
    const client = { kind: 'client', id, client_id: next.id, effective_date: moves } as const;
    expect((await hr.call(calls.changeAssignment, { body: client })).status).toBe(200);
    expect((await hr.call(calls.changeAssignment, shift(moves))).status).toBe(200);
    expect((await hr.refused(calls.changeAssignment, shift(addDays(moves, -1)))).status).toBe(422);
  });

  it('for a client that accepts no employees on that day', async () => {
    const { id } = await createEmployee(portal.db);
    const client = await createClient(portal.db, { hasInvoiceConfig: false });
    const body = { kind: 'client', id, client_id: client.id, effective_date: today } as const;
    expect((await hr.refused(calls.changeAssignment, { body })).body.errors).toHaveProperty('client_id');
  });
});

it('a planned change ends with the employment', async () => {
  const { id } = await createEmployee(portal.db, { position: 'Clerk' });
  const planned = { kind: 'position', id, position: 'Lead', effective_date: addDays(today, 30) } as const;
  await hr.call(calls.changeAssignment, { body: planned });
  const { employeeStatusCalls } = await import('@muster/contract/domains/employees/employee-status.calls.ts');
  await hr.call(employeeStatusCalls.deactivate, {
    body: {
      id,
      status_type_id: 4,
      effective_date: today,
      reason: 'Moved on',
      clearance_status: 'Pending',
      rehire: true,
    },
  });
  const { body } = await hr.call(calls.assignments, { query: { employee_id: id } });
  expect(body.positions).toMatchObject([{ position: 'Clerk', to: today }]);
});
