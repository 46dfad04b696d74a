import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { leaveBalance, leaveTypeId } from '../../testing/factories/leave.ts';
import { plannedFrom, range, refusedRequest, taker, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

it('offers statutory leave of the own country, and of another one only by a policy or a balance', async () => {
  const { id, user } = await taker(portal);
  const codes = async (by: typeof user, query: { employee_id?: string } = {}) => {
    const { body } = await by.call(calls.choices, { query });
    const rows = await portal.db
      .selectFrom('leave_type')
      .select('code')
      .where(
        'id',
        'in',
        body.types.map((type) => type.leave_type_id),
      )
      .execute();
    return rows.map(({ code }) => code);
  };
  const own = await codes(user);
  expect(own).toEqual(expect.arrayContaining(['VL', 'LWOP', 'ML', 'SIL']));
  expect(own.filter((code) => /^(AU|US)-/.test(code))).toEqual([]);
  const jury = await leaveTypeId(portal, 'US-JURY');
  expect((await refusedRequest(user, { leave_type_id: jury, ...range('2026-03-16') }))[0]).toBe(422);
  const hr = await portal.as({ roles: ['hr'] });
  expect(await codes(hr, { employee_id: String(id) })).toContain('US-JURY');
  const given = { employee_id: id, leave_type_id: jury, kind: 'adjustment', minutes: 480, reason: 'Agreed' };
  await portal.db
    .insertInto('leave_entry')
    .values({ ...given, effective_on: '2026-01-01' })
    .execute();
  expect(await codes(user)).toContain('US-JURY');
});

describe('a request for leave', () => {
  it('holds its days until the decision, then takes them from balance and schedule', async () => {
    const { id, user, typeId } = await taker(portal);
    const body = { leave_type_id: typeId, ...range('2026-03-13', '2026-03-17') };
    const { body: preview } = await user.call(calls.preview, {
      query: { leave_type_id: typeId, first_day: '2026-03-13', last_day: '2026-03-17' },
    });
    expect(preview).toMatchObject({ minutes: 3 * 480, available_minutes: 10 * 480, problem: null });
    expect(preview.days.map(({ free }) => free)).toEqual([null, 'no shift', 'no shift', null, null]);
    const { body: request } = await user.call(calls.request, { body });
    const { body: choices } = await user.call(calls.choices, { query: {} });
    // The type with most days comes first.
    expect(choices.types[0]?.leave_type_id).toBe(typeId);
    expect(choices.types.find(({ leave_type_id }) => leave_type_id === typeId)).toMatchObject({
      balance_minutes: 4800,
      held_minutes: 1440,
      available_minutes: 3360,
    });
    expect(await leaveBalance(portal, id, typeId)).toBe(10);
    const hr = await portal.as({ roles: ['hr'] });
    const { body: list } = await hr.call(calls.list, { query: { view: 'waiting' } });
    const waiting = list.data.find((one) => one.id === request.id);
    expect(waiting).toMatchObject({
      leave_type: 'Vacation Leave',
      reason: 'A family trip.',
      minutes: 1440,
      filed_by: null,
      abilities: { decide: true },
    });
    await hr.call(calls.decide, { body: { id: request.id, decision: 'approved' } });
    await portal.settle();
    expect(await leaveBalance(portal, id, typeId)).toBe(7);
    expect(await plannedFrom(portal, id, '2026-03-12')).toEqual([
      '2026-03-12 scheduled',
      '2026-03-13 on_leave',
      '2026-03-16 on_leave',
      '2026-03-17 on_leave',
      '2026-03-18 scheduled',
    ]);
    const { body: own } = await user.call(calls.own);
    expect(own[0]).toMatchObject({ id: request.id, state: 'approved', abilities: { cancel: true, decide: false } });
  });

  it('of a night shift takes one day, on its work date', async () => {
    const { user, typeId } = await taker(portal, {
      shift: { work_days: [1, 2, 3, 4, 5], start_time: '22:00', end_time: '06:00' },
    });
    const query = { leave_type_id: typeId, first_day: '2026-03-13', last_day: '2026-03-13' };
    expect((await user.call(calls.preview, { query })).body.minutes).toBe(480);
  });

  it('does not take holidays', async () => {
    const { id, user, typeId } = await taker(portal);
    await portal.db
      .insertInto('schedule_mark')
      .values({ employee_id: id, work_date: '2026-03-17', kind: 'holiday' })
      .execute();
    const query = { leave_type_id: typeId, first_day: '2026-03-16', last_day: '2026-03-18' };
    const { body } = await user.call(calls.preview, { query });
    expect(body.days.map(({ free }) => free)).toEqual([null, 'holiday', null]);
    expect(body.minutes).toBe(960);
  });

  it('is refused with the field and the reason', async () => {
    const { user, typeId } = await taker(portal);
    const leave = (first: string, last = first) => ({ leave_type_id: typeId, ...range(first, last) });
    expect(await refusedRequest(user, leave('2026-03-05'))).toEqual([
      422,
      { first_day: ['Vacation Leave needs 7 days of notice. Choose Mon, Mar 9, 2026 or later, or ask HR.'] },
    ]);
    expect(await refusedRequest(user, leave('2026-03-14', '2026-03-15'))).toEqual([
      422,
      { first_day: ['None of these days has a shift, so no leave is needed.'] },
    ]);
    expect(await refusedRequest(user, leave('2026-03-16', '2026-03-30'))).toEqual([
      422,
      { last_day: ['You have 10 days of Vacation Leave available, and these days take 11 days.'] },
    ]);
    expect(await refusedRequest(user, leave('2026-03-18', '2026-03-17'))).toEqual([
      422,
      { last_day: ['The last day must not be before the first day.'] },
    ]);
    expect((await refusedRequest(user, leave('2026-01-20')))[0]).toBe(422);
    await user.call(calls.request, { body: leave('2026-03-16', '2026-03-17') });
    expect(await refusedRequest(user, leave('2026-03-17', '2026-03-18'))).toEqual([
      422,
      { first_day: ['There is other leave on Tue, Mar 17, 2026.'] },
    ]);
  });

  it('of unpaid leave needs no balance and makes no entry', async () => {
    const { id, user } = await taker(portal, { ...weekdays, days: 0 });
    const typeId = await leaveTypeId(portal, 'LWOP');
    const { body } = await user.call(calls.request, {
      body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-17') },
    });
    await (await portal.as({ roles: ['hr'] })).call(calls.decide, { body: { id: body.id, decision: 'approved' } });
    expect(await leaveBalance(portal, id, typeId)).toBe(0);
    await portal.settle();
    expect(await plannedFrom(portal, id, '2026-03-16')).toContain('2026-03-16 on_leave');
  });

  it('is filed by HR for somebody, also late and beyond the balance', async () => {
    const { id, typeId } = await taker(portal, { ...weekdays, days: 0 });
    const hr = await portal.as({ roles: ['hr'] });
    const { body } = await hr.call(calls.request, {
      body: { employee_id: id, leave_type_id: typeId, ...range('2026-02-26', '2026-02-27') },
    });
    const { body: list } = await hr.call(calls.list, { query: { view: 'waiting' } });
    const request = list.data.find((one) => one.id === body.id);
    expect(request).toMatchObject({ is_late: true, filed_by: hr.name, abilities: { decide: false } });
    expect((await hr.refused(calls.decide, { body: { id: body.id, decision: 'approved' } })).status).toBe(403);
    await (await portal.as({ roles: ['hr'] })).call(calls.decide, { body: { id: body.id, decision: 'approved' } });
    expect(await leaveBalance(portal, id, typeId)).toBe(-2);
  });
});
