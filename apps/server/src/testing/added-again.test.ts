import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import type { CreateEmployeeRequest } from '@muster/contract/domains/employees/employees.schemas.ts';
import { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employeeBody } from '../domains/employees/employee-body.fixture.ts';
import { confirmFactor, importFile } from '../domains/imports/imports.fixture.ts';
import { storedMessages } from '../platform/mail/stored-messages.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createShift } from './factories/shifts.ts';

/** Pay of somebody whose record was deleted, or whose address was changed, and who is added or changed then. */
let portal: TestPortal;
let hr: Persona;
let other: Persona;

beforeAll(async () => {
  portal = await buildTestApp({ secondPersonFor: ['bank_account', 'payment_method', 'salary', 'cost'] });
  hr = await portal.as({ roles: ['hr'] });
  other = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

async function added(given: Partial<CreateEmployeeRequest> = {}) {
  const body = { ...(await employeeBody(portal.db)), ...given };
  const { status, body: created } = await hr.call(employeesCalls.create, { body });
  expect(status).toBe(201);
  return { body, id: created.id, pay_change: created.pay_change };
}

async function deleted() {
  const { body, id } = await added();
  await hr.call(employeesCalls.delete, { body: { id } });
  return { body, id };
}

/** The row of a file that adds an employee. */
async function fileRow(body: CreateEmployeeRequest) {
  const { db } = portal;
  await createShift(db, { kind: 'Day Shift', name: 'Day Shift of all' });
  const client = await db.selectFrom('client').selectAll().where('id', '=', body.client_id).executeTakeFirstOrThrow();
  const office = await db.selectFrom('office').selectAll().where('id', '=', body.office_id).executeTakeFirstOrThrow();
  return {
    'Employee ID': body.third_party_employee_id,
    Name: body.name,
    Client: client.legal_business_name,
    Position: body.position,
    'Work email': 'added-by-file@muster.test',
    Office: office.name,
    Timezone: 'Asia/Manila',
    'Primary work location': 'wfo',
    'Secondary work location': 'wfh',
    Shift: 'Day Shift',
    'Start date': '2026-03-02',
    'Orientation date': '2026-03-02',
    'Payment method': 'Bank Account',
    'Bank account number': '66612345678',
    'Address line 1': '12 Mabini Street',
    City: 'Makati',
    'ZIP code': '1200',
    'Basic salary': '99,999.00',
  };
}

const read = async (id: number) => (await hr.call(employeesCalls.details, { params: { id } })).body;
const mailsTo = async (address: string) =>
  (await storedMessages({ ...portal.services, db: portal.db }, 'mail_outbox'))
    .filter(({ to }) => to === address)
    .map(({ subject }) => subject)
    .sort();

it('keeps what identified a person before a change', async () => {
  const { id } = await added();
  const record = await read(id);
  const answer = await hr.refused(employeesCalls.update, {
    body: {
      ...record,
      third_party_employee_id: `${record.third_party_employee_id}-2`,
      biometric_id: 'B-2',
      sprout_system_id: 'SP-2',
      work_email: `new-${record.work_email}`,
    } as never,
  });
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  const again = { ...(await read(id)), biometric_id: 'B-3', sprout_system_id: 'SP-3' };
  expect((await hr.refused(employeesCalls.update, { body: again as never })).status).toBe(200);
  const kept = portal.db.selectFrom('employee_former_key').select(['kind', 'address']).where('employee_id', '=', id);
  const kinds = (await kept.orderBy('id').execute()).map(({ kind, address }) => `${kind} ${address !== null}`);
  expect(kinds.toSorted()).toEqual([
    'biometric_id false',
    'email true',
    'sprout_system_id false',
    'third_party_employee_id false',
  ]);
});

describe('an employee who is added again after a deletion', () => {
  it.each<[string, (former: CreateEmployeeRequest) => Partial<CreateEmployeeRequest>]>([
    ['Employee ID', ({ third_party_employee_id }) => ({ third_party_employee_id })],
    ['work email', ({ work_email }) => ({ work_email: work_email.toUpperCase() })],
    ['personal email', ({ personal_email }) => ({ personal_email: personal_email ?? null })],
  ])('with the same %s has no pay until a second person approves it', async (_what, same) => {
    const { body: former } = await deleted();
    const again = await added({ ...same(former), bank_account_no: '66612345678', basic_salary: '99999.00' });
    expect(again.pay_change?.fields).toEqual(
      expect.arrayContaining(['Bank account number', 'Basic salary', 'Base cost']),
    );
    expect(await read(again.id)).toMatchObject({ bank_account_no: null, basic_salary: null });
    expect(await read(again.id)).not.toHaveProperty('cost_amount', '1200.50');
    const { data } = (await other.call(payChangesCalls.list, { query: { employee_id: again.id } })).body;
    expect(
      (await hr.refused(payChangesCalls.decide, { body: { id: data[0]?.id ?? 0, decision: 'approved' } })).status,
    ).toBe(403);
    for (const { id } of data) await other.call(payChangesCalls.decide, { body: { id, decision: 'approved' } });
    expect(await read(again.id)).toMatchObject({
      bank_account_no: '66612345678',
      basic_salary: '99999.00',
      cost_amount: '1200.50',
    });
    expect(await mailsTo(former.work_email)).toContain('Your bank account and salary were changed');
  });

  it('needs a factor for it, and is not added by a file', async () => {
    const { body: former } = await deleted();
    const late = await portal.as({ roles: ['hr'] });
    portal.clock.advance({ minutes: 11 });
    const body = { ...(await employeeBody(portal.db)), third_party_employee_id: former.third_party_employee_id };
    expect((await late.refused(employeesCalls.create, { body })).body.code).toBe('confirm-identity');
    await confirmFactor(portal, hr);
    await confirmFactor(portal, other);
    const row = await fileRow(body);
    const file = await importFile(portal, hr, 'employees', [row]);
    expect(file.errors.file.join()).toContain('A second person has to approve this change (bank account, salary)');
    const own = await importFile(portal, hr, 'employees', [
      { ...row, 'Employee ID': 'OWN-1', 'Personal email': hr.email },
    ]);
    expect(own.errors.file.join()).toContain('This is your own record.');
  });

  it('is not the record of the person who adds it', async () => {
    const body = { ...(await employeeBody(portal.db)), work_email: hr.email.toUpperCase() };
    expect((await hr.refused(employeesCalls.create, { body })).body.errors).toEqual({
      work_email: ['This is your own record. Someone else must add it.'],
    });
  });

  it('is not replaced by a record that takes over the identifiers, by the form or by a file', async () => {
    const { body: former } = await deleted();
    const { body, id } = await added();
    const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...kept } = body;
    const { third_party_employee_id } = former;
    const answer = await hr.refused(employeesCalls.update, { body: { ...kept, id, third_party_employee_id } });
    expect(answer.body.errors?.third_party_employee_id?.[0]).toContain('belonged to a deleted employee');
    const row = { 'Employee ID': kept.third_party_employee_id, 'Work email': former.work_email };
    const file = await importFile(portal, hr, 'employees', [row]);
    expect(file.errors.file.join()).toContain('belonged to a deleted employee');
  });
});

describe('a changed address', () => {
  it('is reported to the earlier one, which is notified of changed pay for 30 days', async () => {
    const { body, id } = await added();
    const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...kept } = body;
    const moved = { ...kept, id, work_email: `new-${kept.work_email}`, personal_email: `new-${kept.personal_email}` };
    await hr.call(employeesCalls.update, { body: moved });
    const subject = 'Your work email and personal email were changed';
    expect(await mailsTo(kept.work_email)).toEqual([subject]);
    expect(await mailsTo(kept.personal_email ?? '')).toEqual([subject]);
    const pay = async (salary: string) => {
      const { pay_change } = (await hr.call(employeesCalls.update, { body: { ...moved, basic_salary: salary } })).body;
      await other.call(payChangesCalls.decide, { body: { id: pay_change?.id ?? 0, decision: 'approved' } });
    };
    await pay('31337.00');
    expect(await mailsTo(kept.work_email)).toEqual(['Your salary was changed', subject]);
    expect(await mailsTo(kept.personal_email ?? '')).toEqual(['Your salary was changed', subject]);
    portal.clock.advance({ hours: 31 * 24 });
    hr = await portal.as({ roles: ['hr'] });
    other = await portal.as({ roles: ['hr'] });
    await pay('31338.00');
    expect(await mailsTo(kept.work_email)).toHaveLength(2);
    expect(await mailsTo(moved.work_email)).toHaveLength(2);
  });
});
