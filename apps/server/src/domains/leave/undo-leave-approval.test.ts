import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

async function approved(first = '2026-03-16', last = '2026-03-18') {
  const one = await taker(portal);
  const hr = await portal.as({ roles: ['hr'] });
  const body = { employee_id: one.id, leave_type_id: one.typeId, ...range(first, last) };
  const workforce = await portal.as({ roles: ['workforce admin'] });
  const { id } = (await workforce.call(calls.request, { body })).body;
  await hr.call(calls.decide, { body: { id, decision: 'approved' } });
  return { ...one, hr, request: id };
}

const refusal = async (one: Awaited<ReturnType<typeof approved>>, by = one.hr) => {
  const { status, body } = await by.refused(calls.undo, { body: { ids: [one.request] } });
  return [status, body.message];
};

it('gives the days back, frees the schedule, and has the request wait again', async () => {
  const one = await approved();
  await portal.settle();
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(7);
  expect((await one.hr.call(calls.undo, { body: { ids: [one.request] } })).body).toEqual({ done: 1, left_out: [] });
  await portal.settle();
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(10);
  expect((await plannedFrom(portal, one.id, '2026-03-16')).slice(0, 3)).toEqual([
    '2026-03-16 scheduled',
    '2026-03-17 scheduled',
    '2026-03-18 scheduled',
  ]);
  const [own] = (await one.user.call(calls.own)).body;
  expect(own).toMatchObject({ state: 'requested', approval: { state: 'pending', round: 2 } });
  expect(own?.days.map(({ state }) => state)).toEqual(['held', 'held', 'held']);
  expect((await readNotices(portal, one.user.userId)).at(-1)).toMatchObject({
    title: 'The approval of your leave was undone',
    text: 'Mon, Mar 16 – Wed, Mar 18, 2026. Your request waits for a decision again.',
  });
  // It can be decided again, and the ledger has every step.
  await one.hr.call(calls.decide, { body: { id: one.request, decision: 'approved' } });
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(7);
  expect(await refusal(one, await portal.as({ roles: ['admin'] }))).toEqual([
    409,
    'Someone else decided last. Only the last approval can be undone, by who made it.',
  ]);
});

it('keeps a day that was a holiday at the approval without leave', async () => {
  const one = await taker(portal);
  const body = { leave_type_id: one.typeId, ...range('2026-03-16', '2026-03-17') };
  const { body: request } = await one.user.call(calls.request, { body });
  const mark = { employee_id: one.id, work_date: '2026-03-17', kind: 'holiday' };
  await portal.db.insertInto('schedule_mark').values(mark).execute();
  await portal.settle();
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(calls.decide, { body: { id: request.id, decision: 'approved' } });
  expect((await hr.call(calls.undo, { body: { ids: [request.id] } })).body).toEqual({ done: 1, left_out: [] });
  await portal.settle();
  const [own] = (await one.user.call(calls.own)).body;
  expect(own).toMatchObject({ state: 'requested', minutes: 480 });
  expect(own?.days.map(({ state }) => state)).toEqual(['held', 'recounted']);
});

it('says why an approval stays', async () => {
  const late = await approved();
  portal.clock.set('2026-03-02T01:02:00Z');
  expect(await refusal(late)).toEqual([409, 'An approval can be undone for a minute.']);
  const changed = await approved();
  await changed.hr.call(calls.cancel, { body: { id: changed.request, days: ['2026-03-17'] } });
  expect(await refusal(changed)).toEqual([
    409,
    'Days of this leave changed after the approval. Cancel the leave instead.',
  ]);
  const closed = await approved('2026-02-26', '2026-02-27');
  await portal.db
    .insertInto('attendance_lock')
    .values({ employee_id: closed.id, days: '[2026-02-16,2026-03-01)', reason: 'Payroll' })
    .execute();
  expect(await refusal(closed)).toEqual([409, 'Payroll has closed a day of this leave. Cancel the leave instead.']);
  const cancelled = await approved();
  await cancelled.hr.call(calls.cancel, { body: { id: cancelled.request } });
  expect(await refusal(cancelled)).toEqual([409, 'This request was cancelled already.']);
});

it('two undos at once give the days back once', async () => {
  const one = await approved();
  const answers = await Promise.all([1, 2, 3].map(() => one.hr.refused(calls.undo, { body: { ids: [one.request] } })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(10);
});
