import { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createLeaveTaker, leaveBalance, leaveTypeId } from '../../testing/factories/leave.ts';
import { giveLeavePolicy, leavePolicyLine } from '../../testing/factories/leave-policies.ts';
import { nextNumber } from '../../testing/factories/numbers.ts';
import { accrueLeave } from './accrue-leave.ts';
import { range, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** Somebody with a policy of vacation from 2026 on, and a schedule until the end of January 2027. */
async function holder(line: Parameters<typeof leavePolicyLine>[1], now: string) {
  portal.clock.set('2026-12-01T01:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const typeId = await leaveTypeId(portal, 'VL');
  const terms = { name: `Policy ${nextNumber()}`, is_client_assignable: true, first_day: '2026-01-01' };
  const lines = [leavePolicyLine(typeId, line)] as never[];
  const { id: policyId } = (await hr.call(leavePoliciesCalls.create, { body: { ...terms, lines } })).body;
  const { id } = await createLeaveTaker(portal, {
    ...weekdays,
    ...{ days: 0, first: '2026-12-01', last: '2027-01-31', employee: { start_date: '2025-01-01' } },
  });
  await giveLeavePolicy(portal.db, id, policyId, '2026-01-01');
  portal.clock.set(now);
  await accrueLeave(portal.db, [id], now.slice(0, 10));
  const user = await portal.as({ roles: ['employee'], employeeId: id });
  const ask = (first: string, last: string) =>
    user.refused(calls.request, { body: { leave_type_id: typeId, ...range(first, last) } });
  return { id, typeId, user, hr, ask, balance: () => leaveBalance(portal, id, typeId) };
}

const noticed = '2026-12-18T01:00:00Z';

it('takes waiting days of December from December, also when they are approved in January', async () => {
  const one = await holder({ accrual: 'upfront', yearly_credits: '12', carry_credits: '0' }, noticed);
  const asked = { leave_type_id: one.typeId, ...range('2026-12-28', '2026-12-30') };
  const { body } = await one.user.call(calls.request, { body: asked });
  portal.clock.set('2027-01-04T01:00:00Z');
  await accrueLeave(portal.db, [one.id], '2027-01-04');
  expect(await one.balance()).toBe(12);
  await (await portal.as({ roles: ['hr'] })).call(calls.decide, { body: { id: body.id, decision: 'approved' } });
  await portal.settle();
  expect(await one.balance()).toBe(12);
  const expired = await portal.db
    .selectFrom('leave_entry')
    .select(['minutes'])
    .where('employee_id', '=', one.id)
    .where('kind', '=', 'expiry')
    .execute();
  expect(expired.reduce((sum, { minutes }) => sum + minutes, 0) / 480).toBe(-9);
});

it('lets days of a year that is over expire when they are given back', async () => {
  const one = await holder({ accrual: 'upfront', yearly_credits: '12', carry_credits: '0' }, noticed);
  const asked = { leave_type_id: one.typeId, ...range('2026-12-28', '2026-12-30') };
  const { body } = await one.user.call(calls.request, { body: asked });
  await one.hr.call(calls.decide, { body: { id: body.id, decision: 'approved' } });
  portal.clock.set('2027-01-04T01:00:00Z');
  await accrueLeave(portal.db, [one.id], '2027-01-04');
  expect(await one.balance()).toBe(12);
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(calls.cancel, { body: { id: body.id, days: ['2026-12-30'] } });
  await portal.settle();
  expect(await one.balance()).toBe(12);
});

it('can be all of a year that expires, up to its last day, with rest days after it and leave of the next year before', async () => {
  const one = await holder({ accrual: 'upfront', yearly_credits: '4', carry_credits: '0' }, noticed);
  const newYear = { employee_id: one.id, work_date: '2027-01-01', kind: 'holiday' };
  await portal.db.insertInto('schedule_mark').values(newYear).execute();
  expect((await one.ask('2027-01-11', '2027-01-12')).status).toBe(201);
  expect((await one.ask('2026-12-28', '2027-01-03')).status).toBe(201);
  expect((await one.ask('2027-01-13', '2027-01-14')).status).toBe(201);
  expect((await one.ask('2027-01-15', '2027-01-15')).status).toBe(422);
});

it('does not pay for December with the next year', async () => {
  const one = await holder({ accrual: 'upfront', yearly_credits: '4', carry_credits: '0' }, noticed);
  expect((await one.ask('2026-12-25', '2026-12-29')).status).toBe(201);
  const refused = await one.ask('2026-12-30', '2027-01-05');
  expect([refused.status, refused.body.errors?.last_day]).toEqual([
    422,
    [
      'You lack 1 day of Vacation Leave for the days until Thu, Dec 31, 2026. What is credited later does not count for them.',
    ],
  ]);
  expect((await one.ask('2026-12-31', '2027-01-05')).status).toBe(201);
});

it('is filed in January for December by the employee', async () => {
  const one = await holder({ accrual: 'upfront', yearly_credits: '12', carry_credits: '0' }, '2027-01-04T01:00:00Z');
  const sick = await leaveTypeId(portal, 'SL');
  await portal.db
    .updateTable('leave_policy_line')
    .set({ leave_type_id: sick })
    .where('leave_type_id', '=', one.typeId)
    .execute();
  const filed = await one.user.refused(calls.request, { body: { leave_type_id: sick, ...range('2026-12-30') } });
  expect(filed.status).toBe(201);
});

it('shows the balance over the new year with the request', async () => {
  const one = await holder({ yearly_credits: '12', carry_credits: '5' }, noticed);
  const query = { leave_type_id: one.typeId, first_day: '2026-12-28', last_day: '2027-01-05' };
  const { body } = await one.user.call(calls.preview, { query });
  expect(body).toMatchObject({ problem: null, minutes: 7 * 480 });
  const on = (day: string) => (body.forecast?.steps.findLast((step) => step.day <= day)?.minutes ?? 0) / 480;
  expect(['2026-12-31', '2027-01-01', '2027-01-05', '2027-01-31'].map(on)).toEqual([8, 4, 2, 3]);
});
