import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employeeBody } from '../domains/employees/employee-body.fixture.ts';
import { importFile } from '../domains/imports/imports.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';

/** An account without a link belongs to a person, too: the one whose address it signs in with. */
let portal: TestPortal;
let hr: Persona;
let others = 0;

beforeAll(async () => {
  portal = await buildTestApp({ secondPersonFor: ['salary'] });
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

/** A member of HR without a link, whose address is the personal one of an employee, written differently. */
async function personOfHr() {
  others += 1;
  const email = `Carla.Reyes-${others}@home.test`;
  const own = await portal.as({ roles: ['hr'], email });
  const employee = await added({ personal_email: email.toUpperCase() });
  return { own, employee };
}

async function added(given: Readonly<Record<string, unknown>> = {}) {
  const body = { ...(await employeeBody(portal.db)), ...given };
  const { status, body: created } = await hr.call(employeesCalls.create, { body });
  expect(status).toBe(201);
  const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...kept } = body;
  return { ...kept, id: created.id };
}

describe('the own record without a link', () => {
  it('has pay that another person approves, by the form and by costs', async () => {
    const { own, employee } = await personOfHr();
    const { body } = await own.call(employeesCalls.update, { body: { ...employee, bank_account_no: '66612345678' } });
    expect(body.pay_change?.fields).toEqual(['Bank account number']);
    const approved = { body: { id: body.pay_change?.id ?? 0, decision: 'approved' as const } };
    expect((await own.refused(payChangesCalls.decide, approved)).status).toBe(403);
    const amount = { employee_id: employee.id, kind: 'cost' as const, amount: '9000.00', currency_id: 2 };
    const cost = { ...amount, effective_from: '2030-01-01', effective_to: null };
    const added = await own.call(employeeHistoryCalls.addAmount, { body: cost });
    expect(added.body).toHaveProperty('pay_change');
    expect((await hr.refused(payChangesCalls.decide, approved)).status).toBe(204);
  });

  it('is refused in files: pay, costs and leave credits', async () => {
    const { own, employee } = await personOfHr();
    const row = { 'Employee ID': employee.third_party_employee_id };
    const pay = await importFile(portal, own, 'employees', [{ ...row, 'Bank account number': '998877665544' }]);
    expect(pay.errors.file.join()).toContain("You can't change your own bank details or pay.");
    const leaveRow = {
      SystemID: employee.id,
      'Employee ID No': employee.third_party_employee_id,
      FullName: employee.name,
      'Leave Type': 'Vacation Leave',
      Credits: '40',
    };
    const leave = await importFile(portal, own, 'leave_credits', [leaveRow]);
    expect(leave.errors.file.join()).toContain("You can't set your own leave credits.");
    const { data } = await importFile(portal, hr, 'employees', [{ ...row, 'Bank account number': '998877665544' }], {
      mode: 'check',
    });
    const applied = await own.refused(importsCalls.apply, { params: { id: data.id } });
    expect([applied.status, applied.body.message]).toEqual([403, expect.stringContaining('Someone else must import')]);
  });

  it('is not exempted from infractions by its person: by a call, the form or a file', async () => {
    const { own, employee } = await personOfHr();
    const exempted = { body: { id: employee.id, exempted: true } };
    expect((await own.refused(employeeStatusCalls.exempt, exempted)).status).toBe(403);
    const form = await own.refused(employeesCalls.update, { body: { ...employee, is_infraction_exempted: true } });
    expect(form.body.errors).toHaveProperty('is_infraction_exempted');
    const row = { 'Employee ID': employee.third_party_employee_id, 'Exempt from infractions': 'Yes' };
    const file = await importFile(portal, own, 'employees', [row]);
    expect(file.errors.file.join()).toContain('You may not change the exemption from infractions.');
    expect((await hr.refused(employeeStatusCalls.exempt, exempted)).status).toBe(200);
  });
});

describe('the way out of the own record', () => {
  it('is no change of the address, by the form or a file', async () => {
    const { own, employee } = await personOfHr();
    const change = { ...employee, personal_email: 'elsewhere@home.test' };
    const form = await own.refused(employeesCalls.update, { body: change });
    expect([form.status, form.body.errors]).toEqual([
      422,
      { personal_email: ['You sign in with this address, so someone else must change it.'] },
    ]);
    const row = { 'Employee ID': employee.third_party_employee_id, 'Personal email': 'elsewhere@home.test' };
    const file = await importFile(portal, own, 'employees', [row]);
    expect(file.errors.file.join()).toContain('You sign in with this address, so someone else must change it.');
    expect((await hr.refused(employeesCalls.update, { body: change })).status).toBe(200);
  });

  it('is no deletion by a colleague, after which the person adds the record again', async () => {
    const { own, employee } = await personOfHr();
    await hr.call(employeesCalls.delete, { body: { id: employee.id } });
    const { id: _id, ...again } = employee;
    const cost = { cost_effective_from: '2026-03-02', cost_amount: '1', cost_currency_id: 2 };
    const body = {
      ...(await employeeBody(portal.db)),
      ...again,
      ...cost,
      personal_email: null,
      bank_account_no: '66612345678',
    };
    const form = await own.refused(employeesCalls.create, { body: body as never });
    expect([form.status, form.body.errors?.third_party_employee_id]).toEqual([
      422,
      ['This is your own record. Someone else must add it.'],
    ]);
    expect((await hr.refused(employeesCalls.create, { body: body as never })).status).toBe(201);
  });

  it('is no deletion', async () => {
    const { own, employee } = await personOfHr();
    expect((await own.refused(employeesCalls.delete, { body: { id: employee.id } })).status).toBe(403);
    expect((await hr.refused(employeesCalls.delete, { body: { id: employee.id } })).status).toBe(204);
  });
});

const linkOf = async ({ userId }: Persona) =>
  (await portal.db.selectFrom('app_user').select('employee_id').where('id', '=', userId).executeTakeFirstOrThrow())
    .employee_id;

describe('a work email that is the sign-in address of an account', () => {
  it('links the account when an employee is added, changed or imported', async () => {
    const accounts = await Promise.all(
      ['one', 'two', 'three', 'four'].map((name) => portal.as({ roles: ['hr'], email: `${name}@provider.test` })),
    );
    const [one, two, three, four] = accounts as [Persona, Persona, Persona, Persona];
    const first = await added({ work_email: 'ONE@provider.test' });
    const second = await added();
    await hr.call(employeesCalls.update, { body: { ...second, work_email: 'Two@provider.test' } });
    const third = await added();
    const row = { 'Employee ID': third.third_party_employee_id, 'Work email': 'three@provider.test' };
    await importFile(portal, hr, 'employees', [row]);
    expect([await linkOf(one), await linkOf(two), await linkOf(three), await linkOf(four)]).toEqual([
      first.id,
      second.id,
      third.id,
      null,
    ]);
    const logged = await portal.db
      .selectFrom('activity_log')
      .select(['subject_id', 'after'])
      .where('event', '=', 'accounts.link-employee')
      .where('subject_id', '=', String(two.userId))
      .execute();
    expect(logged).toEqual([{ subject_id: String(two.userId), after: { employee_id: second.id } }]);
  });

  it('is refused if the account or the employee has another one, and from users who may not see pay', async () => {
    const taken = 'The work email has already been taken.';
    const linked = await added();
    await portal.as({ roles: ['hr'], email: 'linked@provider.test', employeeId: linked.id });
    await portal.as({ roles: ['hr'], email: 'free@provider.test' });
    const other = await added();
    const editor = await portal.as({ permissions: ['can update employees', 'can read employees'] });
    const { body: read } = await editor.call(employeesCalls.details, { params: { id: other.id } });
    const refusals = [
      await hr.refused(employeesCalls.update, { body: { ...other, work_email: 'linked@provider.test' } }),
      await hr.refused(employeesCalls.update, { body: { ...linked, work_email: 'free@provider.test' } }),
      await editor.refused(employeesCalls.update, { body: { ...read, work_email: 'free@provider.test' } as never }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.errors])).toEqual(
      Array(3).fill([422, { work_email: [taken] }]),
    );
    const row = { 'Employee ID': other.third_party_employee_id, 'Work email': 'linked@provider.test' };
    expect((await importFile(portal, hr, 'employees', [row])).errors.file.join()).toContain(taken);
  });
});

it('a second account of the person who asked does not approve', async () => {
  const { own: first, employee: record } = await personOfHr();
  await portal.db
    .updateTable('employee')
    .set({ work_email: 'second@provider.test' })
    .where('id', '=', record.id)
    .execute();
  const second = await portal.as({ roles: ['hr'], email: 'second@provider.test' });
  const employee = await added();
  const { body } = await first.call(employeesCalls.update, { body: { ...employee, basic_salary: '31337.00' } });
  const decision = { body: { id: body.pay_change?.id ?? 0, decision: 'approved' as const } };
  const { data } = (await second.call(payChangesCalls.list, { query: { employee_id: employee.id } })).body;
  expect(data.map(({ abilities }) => abilities.decide)).toEqual([false]);
  expect((await second.refused(payChangesCalls.decide, decision)).status).toBe(403);
  expect((await hr.refused(payChangesCalls.decide, decision)).status).toBe(204);
});
