import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeStatusCalls as calls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

it('continues the employment period that a suspension interrupted, and enables the account', async () => {
  const { id } = await createEmployee(portal.db, { status: 'suspended' });
  const self = await portal.as({ roles: ['employee'], employeeId: id });
  await portal.db
    .updateTable('app_user')
    .set({ status: 'disabled', disabled_from: 'active' })
    .where('id', '=', self.userId)
    .execute();
  const back = await hr.call(calls.reactivate, { body: { id, effective_date: '2026-03-02', reason: 'Cleared' } });
  expect(back.body).toEqual({ id, version: 2 });
  const { body: details } = await hr.call(employeesCalls.details, { params: { id } });
  expect(details).toMatchObject({
    employee_status_type_group: { name: 'active' },
    employee_active_dates: [{ start_date: '2020-01-01', end_date: null, reason: null }],
  });
  const { body: history } = await hr.call(employeeHistoryCalls.statuses, { query: { employee_id: id } });
  expect(history[0]).toMatchObject({ from: { name: 'Suspended' }, to: { name: 'Active' }, reason: 'Cleared' });
  const account = await portal.db.selectFrom('app_user').select('status').where('id', '=', self.userId).execute();
  expect(account).toEqual([{ status: 'active' }]);
});

it.each(['active', 'terminated', 'resigned'] as const)('refuses who is %s', async (status) => {
  const { id } = await createEmployee(portal.db, { status });
  const refused = await hr.refused(calls.reactivate, { body: { id, effective_date: '2026-03-02' } });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain("the employee's status is");
});

it('refuses the account manager role', async () => {
  const { id } = await createEmployee(portal.db, { status: 'suspended' });
  const manager = await portal.as({ roles: ['account manager'], permissions: ['can update employees'] });
  expect((await manager.refused(calls.reactivate, { body: { id, effective_date: '2026-03-02' } })).status).toBe(403);
});
