import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeBody } from '../domains/employees/employee-body.fixture.ts';
import { confirmFactor, importFile, positionOf } from '../domains/imports/imports.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createEmployee } from './factories/employees.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp({ secondPersonFor: ['bank_account', 'cost'] });
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const amounts = { 'Base Cost': '9999.00', 'Non-Refundable': '1.00', 'RE Fee': '1.00', 'Start Date': '2030-04-01' };

it('refuses rows that change a part for which the setting asks for a second person, and imports the others', async () => {
  const employee = await createEmployee(portal.db);
  const rowOf = (given: Readonly<Record<string, string>>) => ({
    'Employee ID': employee.third_party_employee_id,
    ...given,
  });
  const refused = await importFile(portal, hr, 'employees', [
    rowOf({ Position: 'Controller', 'Bank account number': '998877665544' }),
  ]);
  expect(refused.data.status).toBe('failed');
  expect(refused.errors.file.join()).toContain(
    'A second person has to approve this change (bank account). Make it on the record of the employee instead.',
  );
  expect(await positionOf(portal, employee.id)).toBe('Virtual Assistant');
  const salary = await importFile(portal, hr, 'employees', [
    rowOf({ Position: 'Controller', 'Basic Salary': '55555.00' }),
  ]);
  expect(salary.data.status).toBe('completed');

  const finance = await portal.as({ roles: ['finance'] });
  const costs = await importFile(portal, finance, 'invoice_information', [rowOf(amounts)]);
  expect(costs.errors.file.join()).toContain('A second person has to approve changes of costs.');
  const stored = await portal.db.selectFrom('employee_cost').select('id').where('employee_id', '=', employee.id);
  expect(await stored.where('amount_cents', '=', 999_900).execute()).toEqual([]);
});

it('a checked file does not overwrite a pay change that was approved since, and an approval nothing that was imported since', async () => {
  const body = await employeeBody(portal.db);
  const { id } = (await hr.call(employeesCalls.create, { body })).body;
  const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...kept } = body;
  const self = await portal.as({ roles: ['hr'], employeeId: id });
  const request = async (salary: string) =>
    (await self.call(employeesCalls.update, { body: { ...kept, id, basic_salary: salary } })).body.pay_change?.id ?? 0;
  const approve = async (change: number) => {
    await confirmFactor(portal, hr);
    return (await hr.refused(payChangesCalls.decide, { body: { id: change, decision: 'approved' } })).status;
  };
  const salaryOf = async () => (await hr.call(employeesCalls.details, { params: { id } })).body.basic_salary;
  const row = { 'Employee ID': body.third_party_employee_id, 'Basic Salary': '20000.00' };

  const first = await request('31337.00');
  const { data } = await importFile(portal, hr, 'employees', [row], { mode: 'check' });
  expect(await approve(first)).toBe(204);
  await hr.call(importsCalls.apply, { params: { id: data.id } });
  await portal.settle();
  expect((await hr.call(importsCalls.job, { params: { id: data.id } })).body.data.status).toBe('failed');
  expect(await salaryOf()).toBe('31337.00');

  await confirmFactor(portal, self);
  const second = await request('41337.00');
  const imported = (await importFile(portal, hr, 'employees', [row], { mode: 'check' })).data.id;
  await hr.call(importsCalls.apply, { params: { id: imported } });
  await portal.settle();
  expect(await approve(second)).toBe(409);
  expect(await salaryOf()).toBe('20000.00');
});
