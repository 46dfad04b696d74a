import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeList, employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actAs } from '../domains/accounts/impersonation.fixture.ts';
import { employeeBody } from '../domains/employees/employee-body.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createEmployee } from './factories/employees.ts';
import { readNotices } from './read-notices.ts';

let portal: TestPortal;
let admin: Persona;

beforeAll(async () => {
  portal = await buildTestApp({ downloadAlert: 3 });
  admin = await portal.as({ roles: ['admin'] });
  for (let count = 0; count < 2; count += 1) await createEmployee(portal.db);
});
afterAll(() => portal.close());

const guarded = [
  importsCalls.employeesTemplate,
  importsCalls.invoiceInformationTemplate,
  importsCalls.leaveCreditsTemplate,
] as const;

it('row 3 and 30: register downloads ask for a fresh factor and are refused while impersonating', async () => {
  const hr = await portal.as({ roles: ['hr', 'payroll'] });
  const acted = await actAs(portal, admin, hr);
  for (const call of guarded) expect((await acted.refused(call)).status).toBe(403);
  portal.clock.advance({ minutes: 11 });
  for (const call of guarded)
    expect(await hr.refused(call)).toMatchObject({ status: 403, body: { code: 'confirm-identity' } });
});

it('row 30: payment method, bank account, salary and costs never change while impersonating', async () => {
  const body = await employeeBody(portal.db);
  const { body: created } = await admin.call(employeesCalls.create, { body });
  const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...kept } = body;
  const acted = await actAs(portal, await portal.as({ roles: ['admin'] }), await portal.as({ roles: ['hr'] }));
  for (const change of [{ payment_method: 'Cash' as const }, { bank_type: 'Current' }, { basic_salary: '26000.00' }]) {
    const refused = await acted.refused(employeesCalls.update, { body: { ...kept, ...change, id: created.id } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  const amount = {
    employee_id: created.id,
    kind: 'cost',
    effective_from: '2027-01-01',
    amount: '1300.00',
    currency_id: 2,
  } as const;
  expect(await acted.refused(employeeHistoryCalls.addAmount, { body: amount })).toMatchObject({
    body: { code: 'forbidden' },
  });
  await portal.db
    .updateTable('employee')
    .set({ deleted_at: portal.clock.now().toString() })
    .where('id', '=', created.id)
    .execute();
});

it('alerts admins once a day, in the portal and by mail, when a user downloads data of more people than the setting', async () => {
  const hr = await portal.as({ roles: ['hr'], name: 'Greedy Reader' });
  const alerts = async () => {
    await portal.settle();
    await portal.settle();
    const notices = (await readNotices(portal, admin.userId)).filter(({ title }) => title.startsWith('Greedy Reader'));
    const mails = await portal.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', admin.email)
      .execute();
    return [notices.map(({ title }) => title), mails.map(({ subject }) => subject)];
  };
  await hr.call(importsCalls.employeesTemplate);
  expect(await alerts()).toEqual([[], []]);
  const body = { format: 'csv', columns: ['name', 'personal_email'], query: {} } as const;
  await hr.call(employeeList.exportCall, { body: { ...body, columns: [...body.columns] } });
  const alert = ['Greedy Reader downloaded data of 4 people today'];
  const notice = expect.stringMatching(/^Greedy Reader downloaded data of 4 people on /);
  expect(await alerts()).toEqual([[notice], alert]);
  await hr.call(importsCalls.leaveCreditsTemplate);
  expect(await alerts()).toEqual([[notice], alert]);
  const logged = await portal.db
    .selectFrom('activity_log')
    .select('details')
    .where('actor_user_id', '=', hr.userId)
    .where('event', '=', 'imports.download-template')
    .orderBy('id')
    .execute();
  expect(logged.map(({ details }) => details)).toMatchObject([
    { kind: 'employees', downloaded_people: 2 },
    { kind: 'leave_credits' },
  ]);
});
