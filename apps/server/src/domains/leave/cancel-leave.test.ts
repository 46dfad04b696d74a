import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { leaveBalance } from '../../testing/factories/leave.ts';
import { approvedLeave, plannedFrom, range, taker, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

describe('giving leave back', () => {
  it('releases a request that waits', async () => {
    const { id, user, typeId } = await taker(portal);
    const { body } = await user.call(calls.request, {
      body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-17') },
    });
    await user.call(calls.cancel, { body: { id: body.id } });
    expect((await user.call(calls.own)).body[0]).toMatchObject({
      state: 'withdrawn',
      minutes: 960,
      approval: { state: 'withdrawn' },
    });
    expect(await leaveBalance(portal, id, typeId)).toBe(10);
    await user.call(calls.request, { body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-17') } });
    expect((await user.refused(calls.cancel, { body: { id: body.id } })).status).toBe(409);
  });

  it('withdraws days of a waiting request: the others are decided, and the withdrawn ones stay free', async () => {
    const { id, user, typeId } = await taker(portal);
    const { body } = await user.call(calls.request, {
      body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-18') },
    });
    const refused = await user.refused(calls.cancel, { body: { id: body.id, days: ['2030-01-01'] } });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['days']]);
    await user.call(calls.cancel, { body: { id: body.id, days: ['2026-03-17'] } });
    expect((await user.call(calls.own)).body[0]).toMatchObject({
      ...{ state: 'requested', minutes: 960 },
      abilities: { cancel_days: ['2026-03-16', '2026-03-18'] },
    });
    const hr = await portal.as({ roles: ['hr'] });
    await hr.call(calls.decide, { body: { id: body.id, decision: 'approved' } });
    await portal.settle();
    expect((await user.call(calls.own)).body[0]).toMatchObject({ state: 'approved', minutes: 960 });
    expect((await plannedFrom(portal, id, '2026-03-16')).slice(0, 3)).toEqual([
      '2026-03-16 on_leave',
      '2026-03-17 scheduled',
      '2026-03-18 on_leave',
    ]);
    expect(await leaveBalance(portal, id, typeId)).toBe(8);
  });

  it('withdraws a waiting request when all its days are named', async () => {
    const { user, typeId } = await taker(portal);
    const { body } = await user.call(calls.request, {
      body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-17') },
    });
    await user.call(calls.cancel, { body: { id: body.id, days: ['2026-03-16', '2026-03-17'] } });
    expect((await user.call(calls.own)).body[0]).toMatchObject({ state: 'withdrawn' });
  });

  it('keeps a day that a holiday frees when the others are given back, and takes it again with its shift', async () => {
    const { id, user, typeId, requestId } = await approvedLeave(portal, '2026-03-16', '2026-03-17');
    const mark = { employee_id: id, work_date: '2026-03-17', kind: 'holiday' } as const;
    await portal.db.insertInto('schedule_mark').values(mark).execute();
    await portal.settle();
    await user.call(calls.cancel, { body: { id: requestId, days: ['2026-03-16'] } });
    const own = async () => (await user.call(calls.own)).body[0];
    expect(await own()).toMatchObject({
      ...{ state: 'approved', minutes: 0 },
      abilities: { cancel: true, cancel_days: [] },
    });
    await portal.db.deleteFrom('schedule_mark').where('employee_id', '=', id).where('kind', '=', 'holiday').execute();
    await portal.settle();
    expect(await own()).toMatchObject({ state: 'approved', minutes: 480 });
    expect(await leaveBalance(portal, id, typeId)).toBe(9);
  });

  it('cancels leave that takes no day since a holiday: it does not return', async () => {
    const { id, user, typeId, requestId } = await approvedLeave(portal, '2026-03-17', '2026-03-17');
    const mark = { employee_id: id, work_date: '2026-03-17', kind: 'holiday' } as const;
    await portal.db.insertInto('schedule_mark').values(mark).execute();
    await portal.settle();
    const hr = await portal.as({ roles: ['hr'] });
    await hr.call(calls.cancel, { body: { id: requestId } });
    await portal.db.deleteFrom('schedule_mark').where('employee_id', '=', id).where('kind', '=', 'holiday').execute();
    await portal.settle();
    expect((await user.call(calls.own)).body[0]).toMatchObject({ state: 'cancelled', abilities: { cancel: false } });
    expect(await leaveBalance(portal, id, typeId)).toBe(10);
    expect((await user.refused(calls.cancel, { body: { id: requestId } })).status).toBe(409);
  });

  it('gives back single days to come: balance, schedule and request follow', async () => {
    const { id, user, typeId, requestId } = await approvedLeave(portal, '2026-03-16', '2026-03-18');
    await user.call(calls.cancel, { body: { id: requestId, days: ['2026-03-17'] } });
    await portal.settle();
    expect(await leaveBalance(portal, id, typeId)).toBe(8);
    expect((await plannedFrom(portal, id, '2026-03-16')).slice(0, 3)).toEqual([
      '2026-03-16 on_leave',
      '2026-03-17 scheduled',
      '2026-03-18 on_leave',
    ]);
    expect((await user.call(calls.own)).body[0]).toMatchObject({ state: 'approved', minutes: 960 });
    expect((await user.refused(calls.cancel, { body: { id: requestId, days: ['2026-03-17'] } })).status).toBe(422);
    await user.call(calls.cancel, { body: { id: requestId } });
    expect((await user.call(calls.own)).body[0]).toMatchObject({ state: 'cancelled', minutes: 1440 });
    expect(await leaveBalance(portal, id, typeId)).toBe(10);
  });

  it.each([
    ['at noon', '2026-03-02T04:00:00Z', ['2026-03-02', '2026-03-03'], 204],
    ['once the night has begun', '2026-03-02T14:30:00Z', ['2026-03-03'], 422],
  ])('gives back the leave of tonight %s or not', async (_, now, toCome, status) => {
    portal.clock.set(now);
    const night = { start_time: '22:00', end_time: '06:00', total_minutes: 480, work_days: [1, 2, 3, 4, 5] };
    const one = await taker(portal, { shift: night, code: 'SL' });
    const { body } = await one.user.call(calls.request, {
      body: { leave_type_id: one.typeId, ...range('2026-03-02', '2026-03-03') },
    });
    await (await portal.as({ roles: ['hr'] })).call(calls.decide, { body: { id: body.id, decision: 'approved' } });
    await portal.settle();
    expect((await one.user.call(calls.own)).body[0]?.abilities.cancel_days).toEqual(toCome);
    const tonight = { id: body.id, days: ['2026-03-02'] };
    expect((await one.user.refused(calls.cancel, { body: tonight })).status).toBe(status);
  });

  it.each([
    ['not begun in Los Angeles', 'America/Los_Angeles', '09:00', '2026-03-02T16:30:00Z', '2026-03-02', 204],
    ['begun in Los Angeles', 'America/Los_Angeles', '09:00', '2026-03-02T17:30:00Z', '2026-03-02', 422],
    ['not begun in Sydney', 'Australia/Sydney', '00:00', '2026-03-02T12:30:00Z', '2026-03-03', 204],
    ['begun in Sydney', 'Australia/Sydney', '00:00', '2026-03-02T13:30:00Z', '2026-03-03', 422],
  ])('gives back a day whose shift has %s, or not', async (_, zone, start_time, now, day, status) => {
    portal.clock.set(now);
    const end_time = `${start_time === '09:00' ? '17' : '08'}:00`;
    const one = await taker(portal, { zone, shift: { ...weekdays.shift, start_time, end_time }, code: 'SL' });
    const body = { leave_type_id: one.typeId, ...range(day) };
    const { id } = (await one.user.call(calls.request, { body })).body;
    await (await portal.as({ roles: ['hr'] })).call(calls.decide, { body: { id, decision: 'approved' } });
    await portal.settle();
    const { cancel_days } = (await one.user.call(calls.own)).body[0]?.abilities ?? {};
    expect(cancel_days).toEqual(status === 204 ? [day] : []);
    expect((await one.user.refused(calls.cancel, { body: { id, days: [day] } })).status).toBe(status);
  });

  it('says why a day cannot be given back', async () => {
    const { user, requestId: id } = await approvedLeave(portal, '2026-03-02', '2026-03-09', 'SL');
    const textOf = async (day: string) =>
      (await user.refused(calls.cancel, { body: { id, days: [day] } })).body.errors?.days;
    await user.call(calls.cancel, { body: { id, days: ['2026-03-06'] } });
    expect(await textOf('2026-03-06')).toEqual(['Fri, Mar 6, 2026 was given back already.']);
    expect(await textOf('2026-03-08')).toEqual(['Sun, Mar 8, 2026 takes no leave, so nothing can be given back.']);
    expect(await textOf('2026-03-02')).toEqual([
      'Mon, Mar 2, 2026 cannot be given back. Ask HR about days that have begun.',
    ]);
  });

  it('leaves days that have begun to staff', async () => {
    const { id, user, typeId, requestId } = await approvedLeave(portal, '2026-03-02', '2026-03-03', 'SL');
    expect((await user.refused(calls.cancel, { body: { id: requestId, days: ['2026-03-02'] } })).status).toBe(422);
    await user.call(calls.cancel, { body: { id: requestId } });
    expect(await leaveBalance(portal, id, typeId)).toBe(9);
    expect((await user.call(calls.own)).body[0]?.abilities.cancel).toBe(false);
    await (await portal.as({ roles: ['hr'] })).call(calls.cancel, { body: { id: requestId } });
    expect(await leaveBalance(portal, id, typeId)).toBe(10);
  });
});
