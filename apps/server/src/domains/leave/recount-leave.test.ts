import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { leaveBalance } from '../../testing/factories/leave.ts';
import { resignation } from '../../testing/factories/leavers.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { approvedLeave, plannedFrom, range, taker } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

async function addHoliday(employeeId: number, day: string) {
  const mark = { employee_id: employeeId, work_date: day, kind: 'holiday' } as const;
  await portal.db.insertInto('schedule_mark').values(mark).execute();
  await portal.settle();
}

async function removeHoliday(employeeId: number, day: string) {
  const marks = portal.db.deleteFrom('schedule_mark').where('employee_id', '=', employeeId);
  await marks.where('work_date', '=', day).where('kind', '=', 'holiday').execute();
  await portal.settle();
}

const noticesOf = (userId: number) => readNotices(portal, userId);

const usageOf = async (employeeId: number) => {
  const rows = portal.db.selectFrom('leave_entry').select(['effective_on', 'minutes']);
  const found = await rows.where('employee_id', '=', employeeId).where('kind', '=', 'usage').orderBy('id').execute();
  return found.map(({ effective_on, minutes }) => `${effective_on} ${minutes}`);
};

describe('approved leave', () => {
  it('gives a day back that becomes a holiday, and takes it again when the holiday is withdrawn', async () => {
    const { id, user, typeId } = await approvedLeave(portal, '2026-03-16', '2026-03-18');
    expect(await leaveBalance(portal, id, typeId)).toBe(7);
    await addHoliday(id, '2026-03-17');
    expect(await leaveBalance(portal, id, typeId)).toBe(8);
    expect((await plannedFrom(portal, id, '2026-03-16')).slice(0, 3)).toEqual([
      '2026-03-16 on_leave',
      '2026-03-17 holiday',
      '2026-03-18 on_leave',
    ]);
    const { body: own } = await user.call(calls.own);
    expect(own[0]).toMatchObject({ state: 'approved', minutes: 960 });
    expect(own[0]?.days.map(({ state }) => state)).toEqual(['taken', 'recounted', 'taken']);
    expect((await noticesOf(user.userId)).at(-1)).toMatchObject({
      title: 'Your leave was recounted',
      text: 'Mon, Mar 16 – Wed, Mar 18, 2026. Your schedule changed: the leave takes 2 days instead of 3 days. No leave needed: Tue, Mar 17, 2026 (holiday).',
    });

    await removeHoliday(id, '2026-03-17');
    expect(await leaveBalance(portal, id, typeId)).toBe(7);
    expect((await plannedFrom(portal, id, '2026-03-17'))[0]).toBe('2026-03-17 on_leave');
    expect((await usageOf(id)).slice(3)).toEqual(['2026-03-17 480', '2026-03-17 -480']);
    // A day with three entries is given back by a fourth.
    await user.call(calls.cancel, { body: { id: own[0]?.id ?? 0 } });
    expect(await leaveBalance(portal, id, typeId)).toBe(10);
    expect(await usageOf(id)).toHaveLength(8);
  });

  it('takes half of a day again that was a holiday when the leave was approved', async () => {
    const { id, user, typeId } = await taker(portal);
    const parts = [{ day: '2026-03-17', part: 'end' as const, minutes: null }];
    const body = { leave_type_id: typeId, ...range('2026-03-16', '2026-03-17'), parts };
    const { body: request } = await user.call(calls.request, { body });
    await addHoliday(id, '2026-03-17');
    const hr = await portal.as({ roles: ['hr'] });
    await hr.call(calls.decide, { body: { id: request.id, decision: 'approved' } });
    await portal.settle();
    const daysNow = async () => (await user.call(calls.own)).body[0]?.days.map(({ part, state }) => `${part} ${state}`);
    expect(await daysNow()).toEqual(['full taken', 'end recounted']);
    await removeHoliday(id, '2026-03-17');
    expect(await daysNow()).toEqual(['full taken', 'end taken']);
    expect(await leaveBalance(portal, id, typeId)).toBe(8.5);
  });

  it('takes the other half of a day that was a holiday when other leave asked for the first half', async () => {
    const { id, user, typeId } = await taker(portal);
    await addHoliday(id, '2026-03-17');
    const ids = [];
    const first = { ...range('2026-03-16', '2026-03-17'), parts: [] };
    const second = { ...range('2026-03-17', '2026-03-18'), parts: [] };
    for (const asked of [first, second])
      ids.push((await user.call(calls.request, { body: { leave_type_id: typeId, ...asked } })).body.id);
    const hr = await portal.as({ roles: ['hr'] });
    for (const request of ids) await hr.call(calls.decide, { body: { id: request, decision: 'approved' } });
    // As if the first request had asked for half of the day before it became a holiday.
    const half = { part: 'start', minutes: 240, shift_minutes: 240, state: 'recounted' } as const;
    const [request_id = 0] = ids;
    await portal.db
      .insertInto('leave_request_day')
      .values({ ...half, request_id, employee_id: id, work_date: '2026-03-17' })
      .execute();
    await removeHoliday(id, '2026-03-17');
    const days = (await user.call(calls.own)).body
      .toReversed()
      .map((one) => one.days.map(({ part, state }) => `${part} ${state}`));
    expect(days).toEqual([
      ['full taken', 'start taken'],
      ['end taken', 'full taken'],
    ]);
    expect(await leaveBalance(portal, id, typeId)).toBe(7);
  });

  it('follows other work days of the shift, in both directions', async () => {
    const { id, user, typeId, shiftId } = await approvedLeave(portal, '2026-03-16', '2026-03-22');
    expect(await leaveBalance(portal, id, typeId)).toBe(5);
    await sql`update shift_version set work_days = '{2,3,4,5,6,7}' where shift_id = ${shiftId}`.execute(portal.db);
    await addHoliday(id, '2026-03-13');
    expect(await leaveBalance(portal, id, typeId)).toBe(4);
    const { body: own } = await user.call(calls.own);
    expect(own[0]?.days.map(({ day, state }) => `${day.slice(8)} ${state}`)).toEqual([
      '16 recounted',
      '17 taken',
      '18 taken',
      '19 taken',
      '20 taken',
      '21 taken',
      '22 taken',
    ]);
  });

  it('keeps days that were given back, and changes nothing twice', async () => {
    const { id, user, typeId, requestId } = await approvedLeave(portal, '2026-03-16', '2026-03-18');
    await user.call(calls.cancel, { body: { id: requestId, days: ['2026-03-17'] } });
    await addHoliday(id, '2026-03-17');
    await removeHoliday(id, '2026-03-17');
    await addHoliday(id, '2026-03-18');
    const entries = await usageOf(id);
    await addHoliday(id, '2026-03-13');
    expect(await usageOf(id)).toEqual(entries);
    expect(await leaveBalance(portal, id, typeId)).toBe(9);
  });

  it('keeps the days of closed months', async () => {
    const { id, typeId } = await approvedLeave(portal, '2026-03-16', '2026-03-18');
    portal.clock.set('2026-05-04T01:00:00Z');
    await addHoliday(id, '2026-03-17');
    expect(await leaveBalance(portal, id, typeId)).toBe(7);
  });

  it('of somebody who leaves is given back after the last day', async () => {
    const { id, typeId } = await approvedLeave(portal, '2026-03-16', '2026-03-18');
    await leaveCompany(id, '2026-03-16');
    expect(await leaveBalance(portal, id, typeId)).toBe(9);
    expect(await plannedFrom(portal, id, '2026-03-16')).toEqual(['2026-03-16 on_leave']);
  });
});

async function leaveCompany(id: number, lastDay: string) {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(employeeStatusCalls.deactivate, { body: resignation(id, lastDay) })).status).toBe(200);
  await portal.settle();
}

describe('a request that waits', () => {
  it('holds the days of the present schedule', async () => {
    const { id, user, typeId } = await taker(portal);
    const body = { leave_type_id: typeId, ...range('2026-03-16', '2026-03-18') };
    const { body: request } = await user.call(calls.request, { body });
    await addHoliday(id, '2026-03-17');
    expect((await user.call(calls.own)).body[0]?.minutes).toBe(960);
    const hr = await portal.as({ roles: ['hr'] });
    await hr.call(calls.decide, { body: { id: request.id, decision: 'approved' } });
    await portal.settle();
    expect(await leaveBalance(portal, id, typeId)).toBe(8);
  });

  it('of somebody who leaves before is withdrawn, and one before the last day still waits', async () => {
    const { id, user, typeId } = await taker(portal);
    for (const day of ['2026-03-13', '2026-03-18'])
      await user.call(calls.request, { body: { leave_type_id: typeId, ...range(day) } });
    await leaveCompany(id, '2026-03-13');
    const states = portal.db.selectFrom('leave_request').select('state').where('employee_id', '=', id);
    expect((await states.orderBy('first_day').execute()).map(({ state }) => state)).toEqual(['requested', 'withdrawn']);
    const waiting = portal.db.selectFrom('approval_request').select('state').where('kind', '=', 'leave');
    const approvals = await waiting.where('employee_id', '=', id).orderBy('subject_id').execute();
    expect(approvals.map(({ state }) => state)).toEqual(['pending', 'withdrawn']);
  });
});
