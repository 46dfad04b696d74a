import { leavePoliciesCalls as calls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { leaveTypeId } from '../../testing/factories/leave.ts';
import { createLeavePolicy, giveLeavePolicy, leavePolicyLine } from '../../testing/factories/leave-policies.ts';
import { policyVersions } from './leave-policies.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists leave policies with the types and the people of today', async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const [vacation, sick] = [await leaveTypeId(portal, 'VL'), await leaveTypeId(portal, 'SL')];
  const terms = { name: 'Listed policy', is_client_assignable: true };
  const first = { ...terms, first_day: '2026-01-01', lines: [leavePolicyLine(sick)] };
  const { id } = (await hr.call(calls.create, { body: first })).body;
  const later = { ...terms, id, version: 1, first_day: '2026-03-03', lines: [leavePolicyLine(vacation)] };
  await hr.call(calls.update, { body: later });
  for (const from of ['2026-03-02', '2026-03-03'])
    await giveLeavePolicy(portal.db, (await createEmployee(portal.db)).id, id, from);
  const query = { dt_params: JSON.stringify({ filters: { global: { value: 'Listed policy' } } }) };
  const listed = async (today: string) => {
    portal.clock.set(`${today}T01:00:00Z`);
    const again = await portal.as({ roles: ['hr'] });
    const { total, data } = (await again.call(calls.list, { query })).body;
    return [total, data[0]?.types, data[0]?.employees, data[0]?.versions.map(({ is_planned }) => is_planned)];
  };
  expect(await listed('2026-03-02')).toEqual([1, 'Sick Leave', 1, [true, false]]);
  expect(await listed('2026-03-03')).toEqual([1, 'Vacation Leave', 2, [false, false]]);
});

it('row security shows versions to staff alone', async () => {
  const { id } = await createLeavePolicy(portal.db);
  await portal.db.insertInto('leave_policy_version').values({ policy_id: id, first_day: '2026-01-01' }).execute();
  const seenBy = (rows: string) =>
    writeWithin(
      portal.services.databases,
      { rows },
      async (db) => (await policyVersions(db, [id])).get(id)?.length ?? 0,
    );
  for (const scope of ['none', 'client:1', 'employee:1']) expect(await seenBy(scope)).toBe(0);
  expect(await seenBy('staff')).toBe(1);
});
