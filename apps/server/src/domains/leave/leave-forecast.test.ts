import { leaveBalancesCalls } from '@muster/contract/domains/leave/leave-balances.calls.ts';
import { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { leaveTypeId } from '../../testing/factories/leave.ts';
import { giveLeavePolicy, leavePolicyLine } from '../../testing/factories/leave-policies.ts';
import { accrueLeave } from './accrue-leave.ts';
import { range, taker, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

/** Somebody with a policy that credits a day of vacation a month and carries up to five days over. */
async function holder(name = 'AU Standard') {
  const hr = await portal.as({ roles: ['hr'] });
  const line = leavePolicyLine(await leaveTypeId(portal, 'VL'), { carry_credits: '5' });
  const terms = { name, is_client_assignable: true, first_day: '2026-01-01' };
  const { id: policyId } = (await hr.call(leavePoliciesCalls.create, { body: { ...terms, lines: [line] as never[] } }))
    .body;
  const one = await taker(portal, { ...weekdays, days: 0 });
  await giveLeavePolicy(portal.db, one.id, policyId, '2026-01-01');
  await accrueLeave(portal.db, [one.id], '2026-03-02');
  return one;
}

describe('the forecast of a balance', () => {
  it('shows policy, credits to come, the request and what is carried over', async () => {
    const { user, typeId } = await holder();
    const { body: choices } = await user.call(calls.choices, { query: {} });
    expect(choices.policy).toEqual({ name: 'AU Standard', renews_on: '2027-01-01' });
    expect(choices.types.find((type) => type.leave_type_id === typeId)).toMatchObject({
      available_minutes: 960,
      used_minutes: 0,
      next_credit: { day: '2026-03-31', minutes: 480 },
    });
    await user.call(calls.request, { body: { leave_type_id: typeId, ...range('2026-03-13') } });
    const query = { leave_type_id: typeId, first_day: '2026-04-02', last_day: '2026-04-03' };
    const { body } = await user.call(calls.preview, { query });
    expect(body).toMatchObject({ available_today: 480, available_minutes: 960, minutes: 960, problem: null });
    expect(body.forecast).toMatchObject({ until: '2026-12-31', renews_on: '2027-01-01', carry_minutes: 5 * 480 });
    expect(body.forecast?.steps.slice(0, 4)).toEqual([
      { day: '2026-03-02', minutes: 480 },
      { day: '2026-03-31', minutes: 960 },
      { day: '2026-04-02', minutes: 480 },
      { day: '2026-04-03', minutes: 0 },
    ]);
    expect(body.forecast?.later_minutes).toBe(0);
    expect(body.steps.map(({ approvers }) => approvers.includes('HR'))).toEqual([true]);
  });

  it('begins with what is available now, and says what later leave takes', async () => {
    const { user, typeId } = await taker(portal);
    await user.call(calls.request, { body: { leave_type_id: typeId, ...range('2026-03-19') } });
    const query = { leave_type_id: typeId, first_day: '2026-03-13', last_day: '2026-03-13' };
    const { body } = await user.call(calls.preview, { query });
    const left = body.available_minutes - body.minutes;
    expect(body.forecast?.steps).toEqual([
      { day: '2026-03-02', minutes: body.available_today },
      { day: '2026-03-13', minutes: left },
    ]);
    expect(body.forecast?.later_minutes).toBe(480);
  });

  it('is the same in the list of balances, and what the daily run then makes of it', async () => {
    const { id } = await holder('AU Monthly');
    const hr = await portal.as({ roles: ['hr'] });
    const on = async (as_of?: string) => {
      const dt_params = JSON.stringify({ filters: { employee_id: { value: id } } });
      const { body } = await hr.call(leaveBalancesCalls.list, { query: { dt_params, ...(as_of && { as_of }) } });
      return body.data.map(({ minutes, expected_minutes: expected }) => [minutes, expected]);
    };
    expect(await on()).toEqual([[960, null]]);
    expect(await on('2026-06-30')).toEqual([[960, 6 * 480]]);
    // Five of twelve days are carried, and one is credited in January.
    expect(await on('2027-01-31')).toEqual([[960, 6 * 480]]);
    expect(await on('2030-01-01')).toEqual([[960, null]]);
    for (const day of ['2026-06-30', '2027-01-31']) {
      const [[, expected] = []] = await on(day);
      await accrueLeave(portal.db, [id], day);
      expect((await on(day))[0]).toEqual([expected, expected]);
    }
  });

  it('without a policy ends a month after the request, and unpaid leave has none', async () => {
    const { user, typeId } = await taker(portal);
    const days = { first_day: '2026-03-13', last_day: '2026-03-13' };
    const { body } = await user.call(calls.preview, { query: { leave_type_id: typeId, ...days } });
    expect(body.forecast).toMatchObject({ until: '2026-04-12', renews_on: null, carry_minutes: null });
    const unpaid = await leaveTypeId(portal, 'LWOP');
    const { body: free } = await user.call(calls.preview, { query: { leave_type_id: unpaid, ...days } });
    expect(free.forecast).toBeNull();
  });
});

describe('the days to choose from', () => {
  it('have the hours of the shift, holidays by name and what is requested already', async () => {
    const { user, typeId } = await taker(portal);
    await user.call(calls.request, { body: { leave_type_id: typeId, ...range('2026-03-13') } });
    const { body } = await user.call(calls.days, { query: { from: '2026-03-12', to: '2026-03-14' } });
    expect(
      body.days.map(({ day, free, is_requested, starts_at }) => [day, free, is_requested, starts_at !== null]),
    ).toEqual([
      ['2026-03-12', null, false, true],
      ['2026-03-13', null, true, true],
      ['2026-03-14', 'no shift', false, false],
    ]);
    const long = await user.refused(calls.days, { query: { from: '2026-03-01', to: '2026-04-30' } });
    expect([long.status, long.body.errors]).toEqual([422, { to: ['Choose from 1 to 42 days.'] }]);
  });

  it('of people out of reach are refused as those of missing ones', async () => {
    const { id } = await taker(portal);
    const other = await taker(portal);
    const asked = (employee_id: number) =>
      other.user.refused(calls.days, { query: { from: '2026-03-12', to: '2026-03-14', employee_id } });
    const [foreign, missing] = [await asked(id), await asked(99_999_999)];
    expect(foreign.status).toBe(422);
    expect(missing.body.errors).toEqual(foreign.body.errors);
  });
});
