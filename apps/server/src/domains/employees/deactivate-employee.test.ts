import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeStatusCalls as calls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createShift, latestVersion } from '../../testing/factories/shifts.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'], name: 'Hannah Ramos' });
});
afterAll(() => portal.close());

const suspension = (id: number) => ({
  id,
  status_type_id: statusTypeIds.suspended,
  effective_date: '2026-03-02',
  reason: 'Under investigation',
});
const termination = (id: number) => ({
  ...suspension(id),
  status_type_id: statusTypeIds.endOfContract,
  reason: 'Contract ended',
  clearance_status: 'Pending' as const,
  rehire: true,
});

const statusOf = async (id: number) => (await hr.call(employeesCalls.details, { params: { id } })).body;

/** Works on 2 March, the day of the tests, and on the 3rd; a new shift begins on the 10th. */
async function scheduled() {
  const [current, coming] = [await createShift(portal.db), await createShift(portal.db)];
  const employee = await createEmployee(portal.db);
  const of = { employee_id: employee.id };
  await portal.db
    .insertInto('employee_shift')
    .values([
      { ...of, shift_id: current.id, valid: '[2020-01-01,2026-03-10)' },
      { ...of, shift_id: coming.id, valid: '[2026-03-10,)' },
    ])
    .execute();
  const shift_version_id = await latestVersion(portal.db, current.id);
  const day = (date: string) => ({
    ...of,
    shift_id: current.id,
    shift_version_id,
    work_date: date,
    starts_at: `${date}T00:00:00Z`,
    ends_at: `${date}T09:00:00Z`,
  });
  await portal.db
    .insertInto('employee_schedule')
    .values([day('2026-03-02'), day('2026-03-03')])
    .execute();
  return employee;
}

const shiftsLeft = async (id: number) => ({
  assigned: (
    await portal.db
      .selectFrom('employee_shift')
      .select('valid')
      .where('employee_id', '=', id)
      .orderBy('valid')
      .execute()
  ).map(({ valid }) => valid),
  planned: (
    await portal.db
      .selectFrom('employee_schedule')
      .select('work_date')
      .where('employee_id', '=', id)
      .where('status', '=', 'scheduled')
      .execute()
  ).map(({ work_date }) => work_date),
});

describe('a suspension', () => {
  it('keeps the employment period open and the shift assigned, and cancels planned shifts from that day on', async () => {
    const { id } = await scheduled();
    const answer = await hr.call(calls.deactivate, { body: suspension(id) });
    expect(answer.body).toEqual({ id, version: 2 });
    expect(await statusOf(id)).toMatchObject({
      employee_status_type_group: { name: 'inactive' },
      employee_active_dates: [{ end_date: null, clearance_status: null, rehire: null }],
    });
    expect(await shiftsLeft(id)).toEqual({ assigned: ['[2020-01-01,2026-03-10)', '[2026-03-10,)'], planned: [] });
  });

  it('says in the list which status began on which day, and nothing of active people', async () => {
    const { id } = await createEmployee(portal.db);
    const active = await createEmployee(portal.db);
    await hr.call(calls.deactivate, { body: suspension(id) });
    const list = await hr.call(employeesCalls.table, {
      query: { show_inactives: 'true', dt_params: JSON.stringify({ rows: 100 }) },
    });
    const shown = Object.fromEntries(list.body.data.map((row) => [row.id, row.status]));
    expect(shown[id]).toEqual({ name: 'Suspended', since: '2026-03-02' });
    expect(shown[active.id]).toBeNull();
  });

  it('takes no clearance status and no rehire', async () => {
    const { id } = await createEmployee(portal.db);
    const body = { ...termination(id), status_type_id: statusTypeIds.leaveOfAbsence };
    const refused = await hr.refused(calls.deactivate, { body });
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['clearance_status', 'rehire']);
  });
});

describe('a termination or resignation', () => {
  it('state.employee.2 ends the employment period, future shifts and the account in one step, and refreshes the list', async () => {
    const { id } = await scheduled();
    const self = await portal.as({ roles: ['employee'], employeeId: id });
    expect((await hr.call(calls.deactivate, { body: termination(id) })).status).toBe(200);
    expect(await statusOf(id)).toMatchObject({
      version: 2,
      employee_status_type_group: { name: 'termination' },
      employee_active_dates: [
        { end_date: '2026-03-02', reason: 'Contract ended', clearance_status: 'Pending', rehire: true },
      ],
    });
    expect(await shiftsLeft(id)).toEqual({ assigned: ['[2020-01-01,2026-03-03)'], planned: ['2026-03-02'] });
    expect((await self.refused(profileCalls.loginLinks)).status).toBe(419);
    const list = await hr.call(employeesCalls.table, {
      query: { show_inactives: 'true', dt_params: JSON.stringify({ rows: 100 }) },
    });
    const row = list.body.data.find((one) => one.id === id);
    expect(row?.latest_employee_active_date).toEqual({
      reason: 'Contract ended',
      clearance_status: 'Pending',
      rehire: true,
    });
  });

  it('writes the status history with its actor, and announces the change', async () => {
    const { id } = await createEmployee(portal.db);
    await hr.call(calls.deactivate, { body: { ...termination(id), status_type_id: statusTypeIds.resigned } });
    const { body: history } = await hr.call(employeeHistoryCalls.statuses, { query: { employee_id: id } });
    expect(history[0]).toMatchObject({
      from: { name: 'Active' },
      to: { name: 'Resigned', group: 'resignation' },
      effective_on: '2026-03-02',
      reason: 'Contract ended',
      actor_name: 'Hannah Ramos',
    });
    const events = await portal.db
      .selectFrom('event_outbox')
      .select('name')
      .where('name', '=', 'employee.deactivated')
      .execute();
    expect(events.length).toBeGreaterThan(0);
  });

  it('asks for clearance status and rehire', async () => {
    const { id } = await createEmployee(portal.db);
    const refused = await hr.refused(calls.deactivate, {
      body: { ...suspension(id), status_type_id: statusTypeIds.terminated },
    });
    expect(refused.body.errors).toEqual({
      clearance_status: ['The clearance status is required.'],
      rehire: ['The rehire is required.'],
    });
  });
});

describe('refusals', () => {
  it.each([
    ['2999-01-01', expect.stringMatching(/^The date must not be after .*, a year from now\.$/)],
    ['2019-12-31', 'The date must not be before the start date, 2020-01-01.'],
  ])('refuses the day %s', async (effective_date, text) => {
    const { id } = await createEmployee(portal.db);
    const refused = await hr.refused(calls.deactivate, { body: { ...termination(id), effective_date } });
    expect(refused.body.errors).toEqual({ effective_date: [text] });
    expect((await statusOf(id)).version).toBe(1);
  });

  it('a double click: of eight requests at once one wins, and the history has one entry', async () => {
    const { id } = await createEmployee(portal.db);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => hr.refused(calls.deactivate, { body: termination(id) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    const { body: history } = await hr.call(employeeHistoryCalls.statuses, { query: { employee_id: id } });
    expect(history).toHaveLength(1);
  });

  it('row 21: refuses an outdated version with who changed what', async () => {
    const { id } = await createEmployee(portal.db);
    await hr.call(calls.exempt, { body: { id, exempted: true } });
    const late = await hr.refused(calls.deactivate, { body: { ...termination(id), version: 1 } });
    expect(late.body.conflict).toMatchObject({
      by: 'Hannah Ramos',
      fields: [{ name: 'is_infraction_exempted', label: 'Exempt from infractions' }],
    });
  });

  it('refuses active and unknown status types', async () => {
    const { id } = await createEmployee(portal.db);
    for (const status_type_id of [statusTypeIds.active, 999]) {
      const refused = await hr.refused(calls.deactivate, { body: { ...termination(id), status_type_id } });
      expect(refused.body.errors).toEqual({ status_type_id: ['The type is invalid.'] });
    }
  });
});

describe('calls.employees.3', () => {
  const boundary = 'the-boundary';
  const multipart = (fields: object) =>
    Object.entries(fields)
      .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('');

  const post = (type: string, payload: string) =>
    hr.send({
      method: 'POST',
      url: calls.deactivate.path,
      headers: { authorization: `Bearer ${hr.bearer}`, 'content-type': type },
      payload,
    });

  it('takes the same fields as JSON and as a form', async () => {
    const [one, other] = [await createEmployee(portal.db), await createEmployee(portal.db)];
    const sent = [
      await post('application/x-www-form-urlencoded', new URLSearchParams(textsOf(termination(one.id))).toString()),
      await post(
        `multipart/form-data; boundary=${boundary}`,
        `${multipart({ ...termination(other.id), version: '' })}--${boundary}--\r\n`,
      ),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect((await statusOf(other.id)).employee_active_dates[0]).toMatchObject({ rehire: true });
  });

  it('refuses files and bodies that are not forms', async () => {
    const file = `--${boundary}\r\ncontent-disposition: form-data; name="reason"; filename="a.txt"\r\n\r\nx\r\n--${boundary}--\r\n`;
    const type = `multipart/form-data; boundary=${boundary}`;
    expect((await post(type, file)).status).toBe(415);
    expect((await post(type, 'nothing of the kind')).status).toBe(422);
  });
});

const textsOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
