import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedMessages } from '../../platform/mail/stored-messages.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { employeeBody } from './employee-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

async function added() {
  const body = await employeeBody(portal.db);
  const { body: created } = await hr.call(employeesCalls.create, { body });
  const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...kept } = body;
  return { ...kept, id: created.id };
}

const amountFor = (id: number) =>
  ({ employee_id: id, kind: 'cost', effective_from: '2027-01-01', amount: '1300.00', currency_id: 2 }) as const;

it('row 3: payment method, bank account, salary and costs need a fresh factor', async () => {
  const employee = await added();
  const late = await portal.as({ roles: ['hr'] });
  portal.clock.advance({ minutes: 11 });
  for (const change of [{ payment_method: 'Cash' as const }, { bank_type: 'Current' }, { basic_salary: '26000.00' }]) {
    const body = { ...employee, ...change };
    expect(await late.refused(employeesCalls.update, { body })).toMatchObject({
      status: 403,
      body: { code: 'confirm-identity' },
    });
  }
  const body = amountFor(employee.id);
  expect(await late.refused(employeeHistoryCalls.addAmount, { body })).toMatchObject({
    body: { code: 'confirm-identity' },
  });
});

it('the employee is notified of a changed bank account, payment method or salary, without the value', async () => {
  const employee = await added();
  const own = await portal.as({ roles: ['employee'], employeeId: employee.id });
  const other = await portal.as({ roles: ['hr'] });
  const body = {
    ...employee,
    bank_account_no: '998877665544',
    basic_salary: '31337.00',
    work_email: 'moved@muster.test',
  };
  await other.call(employeesCalls.update, { body });
  const notices = await readNotices(portal, own.userId);
  expect(notices).toMatchObject([
    { type: 'employees.pay-changed', title: 'Your bank account, salary, and work email were changed' },
  ]);
  const mails = (await storedMessages({ ...portal.services, db: portal.db }, 'mail_outbox')).filter(
    ({ subject }) => subject === notices[0]?.title,
  );
  // To the earlier work address and the one that the employee signs in with.
  expect(mails.map(({ to }) => to).sort()).toEqual([employee.work_email, own.email].sort());
  expect(JSON.stringify([notices, mails])).not.toMatch(/998877665544|31337/);
  await other.call(employeesCalls.update, { body: { ...body, city: 'Cebu' } });
  expect(await readNotices(portal, own.userId)).toHaveLength(1);
});
