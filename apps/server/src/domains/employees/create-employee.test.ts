import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { providerClientId } from '@muster/contract/incomplete-configuration.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient, createPolicy } from '../../testing/factories/clients.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { employeeBody, openBody } from './employee-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

it('adds an employee to the list', async () => {
  const body = await employeeBody(portal.db);
  const added = await hr.call(employeesCalls.create, { body });
  expect(added.status).toBe(201);
  const list = await hr.call(employeesCalls.table, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: body.third_party_employee_id } } }) },
  });
  expect(list.status).toBe(200);
  const shown = await hr.call(employeesCalls.details, { params: { id: added.body.id } });
  expect(shown.body).toMatchObject({
    name: 'Hazel Anne Navarro',
    version: 1,
    regularization_date: '2026-09-02',
    sensitiveData: true,
    bank_account_no: '001234567890',
    basic_salary: '25000.00',
    employee_status_type_group: { name: 'active' },
  });
  expect(shown.body.shift?.id).toBe(body.shift_id);
});

it('reports all missing fields in one answer', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { status, body } = await admin.refused(employeesCalls.create, { body: {} as never });
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual(
    expect.arrayContaining(['name', 'client_id', 'address_line_1', 'city', 'zip', 'basic_salary']),
  );
});

it('stores the cost in cents from its day on, and the client as dated history', async () => {
  const body = await employeeBody(portal.db);
  const { body: added } = await hr.call(employeesCalls.create, { body });
  const cost = await portal.db
    .selectFrom('employee_cost')
    .selectAll()
    .where('employee_id', '=', added.id)
    .executeTakeFirstOrThrow();
  expect(cost).toMatchObject({ amount_cents: 120_050, currency_id: 2, valid: '[2026-03-02,)' });
  const placed = await portal.db
    .selectFrom('employee_client')
    .selectAll()
    .where('employee_id', '=', added.id)
    .execute();
  expect(placed).toMatchObject([{ client_id: body.client_id, valid: '[2026-03-02,)' }]);
});

it('refuses a start date whose regularization date would be after the year 9999', async () => {
  const body = { ...(await employeeBody(portal.db)), start_date: '9999-07-01' };
  const refused = await hr.refused(employeesCalls.create, { body });
  expect(refused.body.errors).toEqual({ start_date: ['The start date must be 9999-06-30 or earlier.'] });
});

it("begins the client's holiday policy on January 1, as an import demands, and the others on the start date", async () => {
  const body = await employeeBody(portal.db);
  for (const kind of ['leave', 'holiday', 'occurrence_points'] as const) {
    await createPolicy(portal.db, kind, body.client_id);
  }
  const { body: added } = await hr.call(employeesCalls.create, { body });
  const begun = portal.db.selectFrom('employee_policy').select(['kind', 'valid']).where('employee_id', '=', added.id);
  expect(await begun.orderBy('kind').execute()).toEqual([
    { kind: 'holiday', valid: '[2026-01-01,)' },
    { kind: 'leave', valid: '[2026-03-02,)' },
    { kind: 'occurrence_points', valid: '[2026-03-02,)' },
  ]);
});

it('plans the schedule of the first shift after the commit', async () => {
  const body = await employeeBody(portal.db);
  const { body: added } = await hr.call(employeesCalls.create, { body });
  const shifts = portal.db
    .selectFrom('employee_shift')
    .select(['shift_id', 'valid'])
    .where('employee_id', '=', added.id);
  expect(await shifts.execute()).toEqual([{ shift_id: body.shift_id, valid: '[2026-03-02,)' }]);
  const planned = portal.db.selectFrom('employee_schedule').select('work_date').where('employee_id', '=', added.id);
  expect(await planned.execute()).toEqual([]);
  await portal.settle();
  expect((await planned.execute()).length).toBeGreaterThan(120);
});

it("keeps a client's shift for the people of that client", async () => {
  const body = await employeeBody(portal.db);
  const other = await createShift(portal.db, { client_id: (await createClient(portal.db)).id });
  const refused = await hr.refused(employeesCalls.create, { body: { ...body, shift_id: other.id } });
  expect(refused.body.errors).toEqual({ shift_id: ['The shift is for the people of another client.'] });
  const own = await createShift(portal.db, { client_id: body.client_id });
  expect((await hr.call(employeesCalls.create, { body: { ...body, shift_id: own.id } })).status).toBe(201);
});

it('seals government numbers and salary in the database', async () => {
  const { body: added } = await hr.call(employeesCalls.create, { body: await employeeBody(portal.db) });
  const stored = await portal.db
    .selectFrom('employee_sensitive')
    .selectAll()
    .where('employee_id', '=', added.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toMatch(/001234567890|34-1234567-8|2500000/);
  expect(stored.sss).toMatch(/^1\./);
});

it('writes the activity log with sensitive values masked', async () => {
  const { body: added } = await hr.call(employeesCalls.create, { body: await employeeBody(portal.db) });
  const line = await portal.db
    .selectFrom('activity_log')
    .selectAll()
    .where('subject_kind', '=', 'employee')
    .where('subject_id', '=', String(added.id))
    .where('event', '=', 'employees.create')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    actor_user_id: hr.userId,
    after: { name: 'Hazel Anne Navarro', sss: '[hidden]', basic_salary: '[hidden]' },
  });
  expect(JSON.stringify(line)).not.toContain('34-1234567-8');
});

it('names every error at once and changes nothing', async () => {
  const body = { ...(await employeeBody(portal.db)), name: '', work_email: 'hazel@', zip: '', basic_salary: undefined };
  const before = await countEmployees();
  const refused = await hr.refused(employeesCalls.create, { body });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject({
    name: ['The name is required.'],
    work_email: ['The work email must be a valid email address.'],
  });
  expect(await countEmployees()).toBe(before);
});

it('requires address, salary and the number of a bank account from users who see the sensitive section', async () => {
  const refused = await hr.refused(employeesCalls.create, { body: await openBody(portal.db) });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual([
    'address_line_1',
    'bank_account_no',
    'basic_salary',
    'city',
    'zip',
  ]);
  const cash = { ...(await openBody(portal.db)), payment_method: 'Cash' as const };
  const withoutBank = await hr.refused(employeesCalls.create, { body: cash });
  expect(withoutBank.body.errors).not.toHaveProperty('bank_account_no');
});

it('answers validation.unique for numbers and addresses that are taken', async () => {
  const body = await employeeBody(portal.db);
  await hr.call(employeesCalls.create, { body });
  const refused = await hr.refused(employeesCalls.create, { body });
  expect(refused.status).toBe(422);
  for (const field of ['third_party_employee_id', 'work_email', 'personal_email']) {
    expect(refused.body.codes?.[field]).toEqual(['validation.unique']);
  }
});

it('refuses a client without a valid invoice configuration', async () => {
  const client = await createClient(portal.db, { hasInvoiceConfig: false });
  const refused = await hr.refused(employeesCalls.create, {
    body: { ...(await employeeBody(portal.db)), client_id: client.id },
  });
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.client_id?.[0]).toContain('invoice configuration');
});

it('takes the provider itself for internal staff, without an invoice configuration', async () => {
  await portal.db.deleteFrom('client_invoice_config').where('client_id', '=', providerClientId).execute();
  const body = { ...(await employeeBody(portal.db)), client_id: providerClientId, internal_staff_flag: true };
  expect((await hr.call(employeesCalls.create, { body })).status).toBe(201);
});

it('lets users without the sensitive right add without those fields, and refuses the fields when sent', async () => {
  const recruiter = await portal.as({ permissions: ['can create employees'] });
  const allowed = await recruiter.call(employeesCalls.create, { body: await openBody(portal.db) });
  expect(allowed.status).toBe(201);
  const body = { ...(await openBody(portal.db)), sss: '34-0000000-1' };
  const refused = await recruiter.refused(employeesCalls.create, { body });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toHaveProperty('sss');
});

it('refuses fields that the call does not know', async () => {
  const body = { ...(await employeeBody(portal.db)), status_type_id: 4 };
  const refused = await hr.refused(employeesCalls.create, { body });
  expect(refused.body.errors).toHaveProperty('status_type_id');
});

it('row 22: 20 tries with one key make one employee and give one answer', async () => {
  const body = await employeeBody(portal.db);
  const headers = { 'idempotency-key': 'create-hazel-0000000001' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => hr.call(employeesCalls.create, { body, headers })),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  const other = await hr.refused(employeesCalls.create, { body: { ...body, name: 'Somebody Else' }, headers });
  expect(other.status).toBe(422);
});

it('row 22: 20 tries without a key still make one employee', async () => {
  const body = await employeeBody(portal.db);
  const answers = await Promise.all(Array.from({ length: 20 }, () => hr.call(employeesCalls.create, { body })));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 422)).toHaveLength(19);
});

async function countEmployees(): Promise<number> {
  const { rows } = await portal.services.systemPool.query('select count(*)::integer as total from employee');
  return rows[0].total;
}
