import { leaveBalancesCalls } from '@muster/contract/domains/leave/leave-balances.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createLeaveEntry, createLeaveType } from '../../testing/factories/leave-types.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const adjustment = { days: '-1.5', effective_on: '2026-03-02', reason: 'Counted twice' };

it('HR corrects a balance with a reason, as an entry of the ledger', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const [employee, type] = [await createEmployee(portal.db), await createLeaveType(portal.db)];
  const account = { employee_id: employee.id, leave_type_id: type.id };
  await createLeaveEntry(portal.db, account);
  const answer = await hr.call(leaveBalancesCalls.adjust, { body: { ...account, ...adjustment } });
  expect(answer.status).toBe(201);
  const { body } = await hr.call(leaveBalancesCalls.ledger, { query: account });
  expect(body.entries[0]).toMatchObject({
    kind: 'adjustment',
    minutes: -720,
    balance: 1_680,
    reason: 'Counted twice',
    by: hr.name,
  });
  const logged = await portal.db
    .selectFrom('activity_log')
    .selectAll()
    .where('event', '=', 'leave.adjust-balance')
    .where('subject_id', '=', String(employee.id))
    .execute();
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).toContain(type.name);
  expect(JSON.stringify(logged)).not.toContain('Counted twice');
});

it.each(['1900-01-01', '2123-03-02', '9999-12-31'])('refuses a day that no balance is counted for: %s', async (day) => {
  const hr = await portal.as({ roles: ['hr'] });
  const [employee, type] = [await createEmployee(portal.db), await createLeaveType(portal.db)];
  const body = { employee_id: employee.id, leave_type_id: type.id, ...adjustment, effective_on: day };
  const refused = await hr.refused(leaveBalancesCalls.adjust, { body });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['effective_on']]);
});

it('names no confidential type in the activity log', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const [employee, type] = [await createEmployee(portal.db), await createLeaveType(portal.db, { visibility: 'hr' })];
  const body = { employee_id: employee.id, leave_type_id: type.id, ...adjustment };
  expect((await hr.call(leaveBalancesCalls.adjust, { body })).status).toBe(201);
  const logged = await portal.db
    .selectFrom('activity_log')
    .selectAll()
    .where('subject_id', '=', String(employee.id))
    .execute();
  expect(JSON.stringify(logged)).toContain('Confidential leave');
  expect(JSON.stringify(logged)).not.toContain(type.name);
});

it('refuses the own balance, other roles, missing people and an adjustment without a reason', async () => {
  const [employee, type] = [await createEmployee(portal.db), await createLeaveType(portal.db)];
  const body = { employee_id: employee.id, leave_type_id: type.id, ...adjustment };
  const own = await portal.as({ roles: ['hr'], employeeId: employee.id });
  expect((await own.refused(leaveBalancesCalls.adjust, { body })).status).toBe(403);
  const workforce = await portal.as({ roles: ['workforce admin'] });
  expect((await workforce.refused(leaveBalancesCalls.adjust, { body })).status).toBe(403);
  const hr = await portal.as({ roles: ['hr'] });
  const missing = { body: { ...body, employee_id: 999_999 } };
  expect((await hr.refused(leaveBalancesCalls.adjust, missing)).status).toBe(404);
  expect((await hr.refused(leaveBalancesCalls.adjust, { body: { ...body, reason: ' ' } })).status).toBe(422);
  const entries = await portal.db
    .selectFrom('leave_entry')
    .selectAll()
    .where('employee_id', '=', employee.id)
    .execute();
  expect(entries).toEqual([]);
});
