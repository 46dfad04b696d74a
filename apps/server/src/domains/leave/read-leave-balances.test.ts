import { leaveBalancesCalls } from '@muster/contract/domains/leave/leave-balances.calls.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createLeaveEntry, createLeaveType } from '../../testing/factories/leave-types.ts';
import { wholeList } from '../../testing/whole-list.ts';
import { listLeaveBalances, readLeaveLedger } from './leave-balances.repository.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

async function accountWith(entries: readonly { minutes: number; effective_on: string }[], visibility = 'team') {
  const employee = await createEmployee(portal.db);
  const type = await createLeaveType(portal.db, { visibility });
  const account = { employee_id: employee.id, leave_type_id: type.id };
  for (const entry of entries) await createLeaveEntry(portal.db, { ...account, ...entry });
  return { employee, type, account };
}

const named = (name: string) => ({ dt_params: JSON.stringify({ filters: { 'employee.name': { value: name } } }) });

it('lists balances as of any day, without entries that count later', async () => {
  const { employee, type } = await accountWith([
    { minutes: 2_400, effective_on: '2026-01-01' },
    { minutes: -480, effective_on: '2026-02-10' },
    { minutes: 960, effective_on: '2030-01-01' },
  ]);
  const minutesOn = async (as_of?: string) => {
    const { body } = await hr.call(leaveBalancesCalls.list, {
      query: { ...named(employee.name), ...(as_of && { as_of }) },
    });
    expect(body).toMatchObject({
      total: 1,
      data: [{ employee: { name: employee.name }, leave_type: type.name, abilities: { adjust: true } }],
    });
    return body.data[0]?.minutes;
  };
  expect(await minutesOn()).toBe(1_920);
  expect(await minutesOn('2025-12-31')).toBe(0);
  expect(await minutesOn('2026-02-09')).toBe(2_400);
  expect(await minutesOn('2030-01-01')).toBe(2_880);
});

it('filters and sorts by days on the asked day', async () => {
  const { employee } = await accountWith([
    { minutes: 3_120, effective_on: '2026-01-01' },
    { minutes: 480, effective_on: '2030-01-01' },
  ]);
  const totalFor = async (value: readonly number[]) => {
    const filters = { 'employee.name': { value: employee.name }, days: { value, matchMode: 'between' } };
    const dt_params = JSON.stringify({ filters, sort: [{ field: 'days', order: -1 }] });
    return (await hr.call(leaveBalancesCalls.list, { query: { dt_params } })).body.total;
  };
  expect(await totalFor([6.5, 6.5])).toBe(1);
  expect(await totalFor([6.6, 9])).toBe(0);
});

it('finds each word of a search in the person or in the type', async () => {
  const [marisol, pena] = [
    await createEmployee(portal.db, { name: 'Marisol Quezada', position: 'Bookkeeper' }),
    await createEmployee(portal.db, { name: 'Íñigo Peña Quezada', position: 'Analyst' }),
  ];
  const types = [
    await createLeaveType(portal.db, { name: 'Xylo Leave' }),
    await createLeaveType(portal.db, { name: 'Ypsilon Leave' }),
  ];
  for (const { id: employee_id } of [marisol, pena])
    for (const { id: leave_type_id } of types)
      await createLeaveEntry(portal.db, { employee_id, leave_type_id, minutes: 480, effective_on: '2026-01-01' });
  const found = async (value: string) => {
    const dt_params = JSON.stringify({ filters: { global: { value } } });
    const { body } = await hr.call(leaveBalancesCalls.list, { query: { dt_params } });
    expect(body.total).toBe(body.data.length);
    return body.data.map((row) => `${row.employee.position} ${row.leave_type.split(' ')[0]}`);
  };
  expect(await found('quezada')).toEqual(['Analyst Xylo', 'Analyst Ypsilon', 'Bookkeeper Xylo', 'Bookkeeper Ypsilon']);
  expect(await found('XYLO')).toEqual(['Analyst Xylo', 'Bookkeeper Xylo']);
  expect(await found('ypsilon pena')).toEqual(['Analyst Ypsilon']);
  expect(await found('bookkeeper xylo leave')).toEqual(['Bookkeeper Xylo']);
  for (const nothing of ['xylo ypsilon', 'marisol pena', 'quezada zzz', 'quezada%'])
    expect(await found(nothing)).toEqual([]);
});

it('shows the entries behind a balance with the running sum, newest first', async () => {
  const { account } = await accountWith([
    { minutes: 2_400, effective_on: '2026-01-01' },
    { minutes: -480, effective_on: '2026-02-10' },
  ]);
  const { body } = await hr.call(leaveBalancesCalls.ledger, { query: account });
  expect(body.entries).toMatchObject([
    { minutes: -480, balance: 1_920, effective_on: '2026-02-10' },
    { minutes: 2_400, balance: 2_400, effective_on: '2026-01-01' },
  ]);
});

it('shows confidential types to HR alone, in the list and in the ledger', async () => {
  const { employee, account } = await accountWith([{ minutes: 4_800, effective_on: '2026-01-01' }], 'hr');
  const workforce = await portal.as({ roles: ['workforce admin'] });
  expect((await hr.call(leaveBalancesCalls.list, { query: named(employee.name) })).body.total).toBe(1);
  const { body } = await workforce.call(leaveBalancesCalls.list, { query: named(employee.name) });
  expect(body).toMatchObject({ total: 0, data: [] });
  expect((await workforce.refused(leaveBalancesCalls.ledger, { query: account })).status).toBe(404);
  const missing = { ...account, leave_type_id: 999_999 };
  expect((await hr.refused(leaveBalancesCalls.ledger, { query: missing })).status).toBe(404);
});

it.each(['payroll', 'team lead', 'account manager', 'client-admin', 'employee'] as const)(
  'refuses %s',
  async (role) => {
    const other = await portal.as({ roles: [role] });
    expect((await other.refused(leaveBalancesCalls.list)).status).toBe(403);
  },
);

it('row security shows balances to staff and the employee, never to a client', async () => {
  const { employee, type } = await accountWith([{ minutes: 480, effective_on: '2026-01-01' }]);
  const scope = { day: '2026-03-02', everyType: true };
  const key = { employeeId: employee.id, leaveTypeId: type.id };
  const clientId = (
    await portal.db
      .selectFrom('employee_list')
      .select('client_id')
      .where('employee_id', '=', employee.id)
      .executeTakeFirstOrThrow()
  ).client_id;
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => ({
      listed: (await listLeaveBalances(db, scope, wholeList)).total,
      ledger: (await readLeaveLedger(db, key, scope))?.length ?? 0,
      accounts: (await db.selectFrom('leave_account').select('minutes').execute()).length,
    }));
  for (const rows of ['none', `client:${clientId}`]) {
    expect(await seenBy(rows)).toEqual({ listed: 0, ledger: 0, accounts: 0 });
  }
  expect((await seenBy(`employee:${employee.id}`)).accounts).toBe(1);
  expect((await seenBy('staff')).listed).toBeGreaterThan(0);
});

it('keeps a total that equals the sum of the entries after any sequence of them', async () => {
  const { account } = await accountWith([]);
  let sum = 0;
  const entry = fc.integer({ min: -9_999, max: 9_999 }).filter((minutes) => minutes !== 0);
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 8 }), async (minutes) => {
      const rows = minutes.map((one) => ({ ...account, kind: 'import', minutes: one, effective_on: '2026-01-01' }));
      await portal.db.insertInto('leave_entry').values(rows).execute();
      sum += minutes.reduce((one, other) => one + other, 0);
      const kept = await portal.db
        .selectFrom('leave_account')
        .select('minutes')
        .where('employee_id', '=', account.employee_id)
        .execute();
      expect(kept).toEqual([{ minutes: sum }]);
    }),
    { numRuns: 15 },
  );
});

it('counts an entry of a period once, and never changes one', async () => {
  const { account } = await accountWith([]);
  const january = { ...account, kind: 'accrual', minutes: 600, effective_on: '2026-01-31', period_key: '2026-01' };
  await createLeaveEntry(portal.db, january);
  await expect(createLeaveEntry(portal.db, january)).rejects.toThrow(/leave_entry_once/);
  await expect(createLeaveEntry(portal.db, { ...january, period_key: null })).rejects.toThrow(/leave_entry_has_key/);
  const changed = sql`update leave_entry set minutes = 1 where employee_id = ${account.employee_id}`;
  await expect(changed.execute(portal.db)).rejects.toThrow(/never changed/);
  const removed = sql`delete from leave_entry where employee_id = ${account.employee_id}`;
  await expect(removed.execute(portal.db)).rejects.toThrow(/never changed/);
});
