import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { employeeBody } from './employee-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;
let admin: Persona;

beforeAll(async () => {
  portal = await buildTestApp({ secondPersonFor: ['salary', 'cost'] });
  hr = await portal.as({ roles: ['hr'] });
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

async function added() {
  const body = await employeeBody(portal.db);
  const { body: created } = await hr.call(employeesCalls.create, { body });
  const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...kept } = body;
  return { ...kept, id: created.id };
}

const read = async (who: Persona, id: number) => (await who.call(employeesCalls.details, { params: { id } })).body;
const decide = (who: Persona, id: number, decision: 'approved' | 'refused' = 'approved') =>
  who.refused(payChangesCalls.decide, {
    body: { id, decision, ...(decision === 'refused' && { note: 'Not agreed.' }) },
  });

async function requested(
  who: Persona,
  body: Awaited<ReturnType<typeof added>> & { readonly [field: string]: unknown },
) {
  const answer = (await who.call(employeesCalls.update, { body })).body;
  if (!answer.pay_change) throw new Error('The change does not wait.');
  return answer.pay_change;
}

it('an own bank account of an HR person waits for another person, and other fields change at once', async () => {
  const employee = await added();
  const own = await portal.as({ roles: ['hr'], employeeId: employee.id });
  const asked = await requested(own, { ...employee, bank_account_no: '998877665544', position: 'Trainer' });
  expect(asked.fields).toEqual(['Bank account number']);
  expect(await read(hr, employee.id)).toMatchObject({
    position: 'Trainer',
    bank_account_no: employee.bank_account_no,
  });
  const rows = await portal.db.selectFrom('pay_change').selectAll().where('id', '=', asked.id).execute();
  expect(JSON.stringify(rows)).not.toContain('998877665544');

  const [mine] = (await own.call(payChangesCalls.list, { query: { employee_id: employee.id } })).body.data;
  expect(mine).toMatchObject({ id: asked.id, abilities: { decide: false, withdraw: true } });
  expect((await decide(own, asked.id)).status).toBe(403);
  const { body: shown } = await hr.call(payChangesCalls.values, { params: { id: asked.id } });
  expect(shown.values).toEqual([
    { field: 'Bank account number', before: employee.bank_account_no, after: '998877665544' },
  ]);
  expect((await decide(hr, asked.id)).status).toBe(204);
  expect((await read(hr, employee.id)).bank_account_no).toBe('998877665544');
  const logged = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'after', 'details'])
    .where('event', 'in', ['employees.request-pay-change', 'employees.decide-pay-change', 'employees.update'])
    .where('subject_id', '=', String(employee.id))
    .execute();
  expect(logged.map(({ event }) => event)).toContain('employees.decide-pay-change');
  expect(JSON.stringify(logged)).not.toContain('998877665544');
  expect(JSON.stringify(logged)).toContain(own.name);
});

it('the setting requires a second person for the salary of others, not for the payment method', async () => {
  const employee = await added();
  const { body } = await hr.call(employeesCalls.update, { body: { ...employee, payment_method: 'Cash' } });
  expect(body.pay_change).toBeUndefined();
  const cash = { ...employee, payment_method: 'Cash' as const };
  const asked = await requested(hr, { ...cash, basic_salary: '31337.00' });
  expect((await decide(hr, asked.id)).status).toBe(403);
  expect((await hr.refused(employeesCalls.update, { body: { ...cash, basic_salary: '31338.00' } })).status).toBe(409);
  const results = await Promise.all([decide(admin, asked.id), decide(await portal.as({ roles: ['hr'] }), asked.id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const { version, basic_salary } = await read(hr, employee.id);
  expect([version, Number(basic_salary)]).toEqual([3, 31337]);
});

it('a value that changed in between is a conflict, and the request can be refused', async () => {
  const employee = await added();
  const asked = await requested(hr, { ...employee, basic_salary: '31337.00' });
  await portal.db
    .updateTable('employee_sensitive')
    .set({ basic_salary: null })
    .where('employee_id', '=', employee.id)
    .execute();
  expect(await decide(admin, asked.id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await read(hr, employee.id)).basic_salary).toBeNull();
  expect((await decide(admin, asked.id, 'refused')).status).toBe(204);
});

it('a payment method whose bank account lost its number in between is a conflict', async () => {
  const employee = await added();
  const cash = { ...employee, payment_method: 'Cash' as const };
  await hr.call(employeesCalls.update, { body: cash });
  const own = await portal.as({ roles: ['hr'], employeeId: employee.id });
  const asked = await requested(own, { ...cash, payment_method: 'Bank Account' });
  expect(asked.fields).toEqual(['Payment method']);
  await hr.call(employeesCalls.update, { body: { ...cash, bank_account_no: null } });
  const decided = await decide(admin, asked.id);
  expect(decided).toMatchObject({ status: 409, body: { message: expect.stringContaining('without a number') } });
  expect(await read(hr, employee.id)).toMatchObject({ payment_method: 'Cash' });
});

it('an account number that is needed again since its removal was requested stays', async () => {
  const employee = await added();
  const cash = { ...employee, payment_method: 'Cash' as const };
  await hr.call(employeesCalls.update, { body: cash });
  const own = await portal.as({ roles: ['hr'], employeeId: employee.id });
  const asked = await requested(own, { ...cash, bank_account_no: null });
  await hr.call(employeesCalls.update, { body: employee });
  expect((await decide(admin, asked.id)).status).toBe(409);
  const { payment_method, bank_account_no } = employee;
  expect(await read(hr, employee.id)).toMatchObject({ payment_method, bank_account_no });
});

it('costs wait too, and only the requester withdraws', async () => {
  const employee = await added();
  const body = {
    ...{ employee_id: employee.id, kind: 'cost', effective_from: '2027-01-01' },
    ...{ amount: '1300.00', currency_id: 2 },
  } as const;
  const amounts = async () =>
    (
      await portal.db
        .selectFrom('employee_cost')
        .select('amount_cents')
        .where('employee_id', '=', employee.id)
        .execute()
    ).map(({ amount_cents }) => Number(amount_cents));
  const before = await amounts();
  const { body: first } = await hr.call(employeeHistoryCalls.addAmount, { body });
  expect(first).toMatchObject({ id: null, pay_change: { fields: ['Base cost'] } });
  const id = first.pay_change?.id ?? 0;
  expect((await admin.refused(payChangesCalls.withdraw, { body: { id } })).status).toBe(403);
  expect((await hr.refused(payChangesCalls.withdraw, { body: { id } })).status).toBe(204);
  expect((await decide(admin, id)).status).toBe(409);
  const { body: second } = await hr.call(employeeHistoryCalls.addAmount, { body: { ...body, amount: '1400.00' } });
  expect(await amounts()).toEqual(before);
  expect((await decide(admin, second.pay_change?.id ?? 0)).status).toBe(204);
  expect(await amounts()).toEqual([...before, 140_000]);
});

it('nobody decides without the right, a fresh factor, or while acting as another user', async () => {
  const employee = await added();
  const asked = await requested(hr, { ...employee, basic_salary: '31337.00' });
  const subject = await portal.as({ roles: ['hr'], employeeId: employee.id });
  expect((await decide(subject, asked.id)).status).toBe(403);
  for (const roles of [
    ['workforce admin'],
    ['finance'],
    ['account manager'],
    ['employee'],
    ['client-admin'],
  ] as const) {
    const other = await portal.as({ roles: [...roles] });
    expect((await decide(other, asked.id)).status, roles[0]).toBe(403);
    const values = await other.refused(payChangesCalls.values, { params: { id: asked.id } });
    expect(values.status, roles[0]).toBe(403);
  }
  expect((await decide(admin, 99_999_999)).status).toBe(404);
  const late = await portal.as({ roles: ['admin'] });
  portal.clock.advance({ minutes: 11 });
  expect(await decide(late, asked.id)).toMatchObject({ status: 403, body: { code: 'confirm-identity' } });
  await (await portal.as({ roles: ['hr'] })).call(employeesCalls.delete, { body: { id: employee.id } });
  expect(await portal.db.selectFrom('pay_change').select('id').where('id', '=', asked.id).execute()).toEqual([]);
});
