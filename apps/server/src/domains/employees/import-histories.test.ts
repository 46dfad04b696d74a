import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyIds } from '../../database/seed/known-ids.ts';
import { readHistory } from '../../platform/dated/dated.repository.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPolicy } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { employeeAmounts } from './employee-amount.repository.ts';
import { employeePolicies } from './employee-policy.repository.ts';
import { beginPolicy, insertAmounts } from './import-histories.ts';

let portal: TestPortal;
const by = { userId: 1, today: '2026-03-02' };

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('begins a policy, and ends the one before', async () => {
  const { id } = await createEmployee(portal.db);
  const [first, second] = [await createPolicy(portal.db, 'leave'), await createPolicy(portal.db, 'leave')];
  const policy = { kind: 'leave', source: 'import' } as const;
  await beginPolicy(portal.db, id, { ...policy, policyId: first.id, from: '2026-03-02' }, by);
  await beginPolicy(portal.db, id, { ...policy, policyId: second.id, from: '2026-05-01' }, by);
  const rows = await readHistory(portal.db, employeePolicies('leave'), id);
  expect(rows.map(({ value, from, until }) => [value.policy_id, from, until])).toEqual([
    [first.id, '2026-03-02', '2026-05-01'],
    [second.id, '2026-05-01', null],
  ]);
});

it('stores several amounts of one employee in order, and none if days overlap', async () => {
  const { id: employeeId } = await createEmployee(portal.db);
  const amounts = { employeeId, currencyId: currencyIds.aud, cost: 1, nonrefundable: 2, reFee: 3 };
  const april = { ...amounts, from: '2026-04-01', to: '2026-04-30' };
  await insertAmounts(portal.db, [april, { ...amounts, from: '2026-05-01', to: null }], by);
  const spans = async (kind: keyof typeof employeeAmounts) =>
    (await readHistory(portal.db, employeeAmounts[kind], employeeId)).map(({ value, from, until }) => [
      value.amount_cents,
      from,
      until,
    ]);
  expect(await spans('re_fee')).toEqual([
    [3, '2026-04-01', '2026-05-01'],
    [3, '2026-05-01', null],
  ]);
  await expect(insertAmounts(portal.db, [april], by)).rejects.toThrow('was not checked: later');
  expect(await spans('cost')).toHaveLength(2);
});
