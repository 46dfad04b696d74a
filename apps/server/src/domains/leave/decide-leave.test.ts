import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { leaveBalance } from '../../testing/factories/leave.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { plannedFrom, range, taker } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

describe('a decision', () => {
  it('counts the days by the schedule as it is now', async () => {
    const { id, user, typeId } = await taker(portal);
    const { body } = await user.call(calls.request, {
      body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-18') },
    });
    const mark = { employee_id: id, work_date: '2026-03-17', kind: 'holiday' };
    await portal.db.insertInto('schedule_mark').values(mark).execute();
    const hr = await portal.as({ roles: ['hr'] });
    await hr.call(calls.decide, { body: { id: body.id, decision: 'approved' } });
    await portal.settle();
    expect(await leaveBalance(portal, id, typeId)).toBe(8);
    expect((await plannedFrom(portal, id, '2026-03-16')).slice(0, 3)).toEqual([
      '2026-03-16 on_leave',
      '2026-03-17 holiday',
      '2026-03-18 on_leave',
    ]);
  });

  it('is refused if no day needs leave any more, or the balance no longer covers them', async () => {
    const { id, user, typeId } = await taker(portal);
    const request = async (day: string, last = day) =>
      (await user.call(calls.request, { body: { leave_type_id: typeId, ...range(day, last) } })).body;
    const holiday = await request('2026-03-16');
    const uncovered = await request('2026-03-18', '2026-03-20');
    await portal.db
      .insertInto('schedule_mark')
      .values({ employee_id: id, work_date: '2026-03-16', kind: 'holiday' })
      .execute();
    const lost = {
      employee_id: id,
      leave_type_id: typeId,
      kind: 'adjustment',
      minutes: -8 * 480,
      reason: 'Wrong policy',
    };
    await portal.db
      .insertInto('leave_entry')
      .values({ ...lost, effective_on: '2026-03-02' })
      .execute();
    const hr = await portal.as({ roles: ['hr'] });
    const texts = [];
    for (const { id: requestId } of [holiday, uncovered]) {
      const refused = await hr.refused(calls.decide, { body: { id: requestId, decision: 'approved' } });
      texts.push([refused.status, refused.body.message]);
    }
    expect(texts).toEqual([
      [409, 'The schedule has changed: none of these days has a shift now. Reject the request.'],
      [409, 'Vacation Leave has 2 days available now, and these days take 3 days.'],
    ]);
    expect(await leaveBalance(portal, id, typeId)).toBe(2);
  });

  it('goes to the request that is decided first where the balance covers only one of two', async () => {
    const { id, user, typeId } = await taker(portal);
    const request = async (day: string, last: string) =>
      (await user.call(calls.request, { body: { leave_type_id: typeId, ...range(day, last) } })).body.id;
    const [first, second] = [await request('2026-03-16', '2026-03-18'), await request('2026-03-23', '2026-03-25')];
    const lost = {
      employee_id: id,
      leave_type_id: typeId,
      kind: 'adjustment',
      minutes: -7 * 480,
      reason: 'Wrong policy',
    };
    await portal.db
      .insertInto('leave_entry')
      .values({ ...lost, effective_on: '2026-03-02' })
      .execute();
    const hr = await portal.as({ roles: ['hr'] });
    await hr.call(calls.decide, { body: { id: second, decision: 'approved' } });
    const refused = await hr.refused(calls.decide, { body: { id: first, decision: 'approved' } });
    expect([refused.status, await leaveBalance(portal, id, typeId)]).toEqual([409, 0]);
  });

  it('leaves out a day that another request took since', async () => {
    const { id, user, typeId } = await taker(portal);
    const holiday = { employee_id: id, work_date: '2026-03-17', kind: 'holiday' };
    await portal.db.insertInto('schedule_mark').values(holiday).execute();
    const request = async (first: string, last: string) =>
      (await user.call(calls.request, { body: { leave_type_id: typeId, ...range(first, last) } })).body.id;
    const long = await request('2026-03-16', '2026-03-18');
    await portal.db.deleteFrom('schedule_mark').where('employee_id', '=', id).execute();
    const between = await request('2026-03-17', '2026-03-17');
    const hr = await portal.as({ roles: ['hr'] });
    for (const requestId of [long, between])
      await hr.call(calls.decide, { body: { id: requestId, decision: 'approved' } });
    expect(await leaveBalance(portal, id, typeId)).toBe(7);
  });

  it('names no balance of a confidential type', async () => {
    const { id, user, typeId } = await taker(portal, { shift: { work_days: [1, 2, 3, 4, 5] }, code: 'VAWC', days: 3 });
    const { body } = await user.call(calls.request, {
      body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-18') },
    });
    const lost = { employee_id: id, leave_type_id: typeId, kind: 'adjustment', minutes: -1200, reason: 'Wrong policy' };
    await portal.db
      .insertInto('leave_entry')
      .values({ ...lost, effective_on: '2026-03-02' })
      .execute();
    const admin = await portal.as({ roles: ['workforce admin'] });
    const refused = await admin.refused(calls.decide, { body: { id: body.id, decision: 'approved' } });
    expect([refused.status, refused.body.message]).toEqual([409, 'The balance no longer covers these days. Ask HR.']);
  });

  it('against the leave releases its days and notifies the employee of the reason', async () => {
    const { id, user, typeId } = await taker(portal);
    const { body } = await user.call(calls.request, { body: { leave_type_id: typeId, ...range('2026-03-16') } });
    const hr = await portal.as({ roles: ['hr'] });
    expect((await hr.refused(calls.decide, { body: { id: body.id, decision: 'refused' } })).status).toBe(422);
    await hr.call(calls.decide, { body: { id: body.id, decision: 'refused', note: 'Peak season.' } });
    expect((await user.call(calls.own)).body[0]).toMatchObject({ state: 'refused', minutes: 480 });
    expect(await readNotices(portal, user.userId)).toMatchObject([
      { title: 'Your leave was rejected', text: 'Mon, Mar 16, 2026: Peak season.' },
    ]);
    expect(await leaveBalance(portal, id, typeId)).toBe(10);
    await user.call(calls.request, { body: { leave_type_id: typeId, ...range('2026-03-16') } });
  });
});

describe('two at once', () => {
  it('two approvals spend once', async () => {
    const { id, user, typeId } = await taker(portal);
    const { body } = await user.call(calls.request, {
      body: { leave_type_id: typeId, ...range('2026-03-16', '2026-03-17') },
    });
    const deciders = await Promise.all([1, 2, 3].map(() => portal.as({ roles: ['hr'] })));
    const answers = await Promise.all(
      deciders.map((hr) => hr.refused(calls.decide, { body: { id: body.id, decision: 'approved' } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect(await leaveBalance(portal, id, typeId)).toBe(8);
  });

  it('two requests for one day leave one', async () => {
    const { user, typeId } = await taker(portal);
    const body = { leave_type_id: typeId, ...range('2026-03-16', '2026-03-16') };
    const answers = await Promise.all([1, 2, 3].map(() => user.refused(calls.request, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });
});
