import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createLeaveTaker, leaveBalance } from '../../testing/factories/leave.ts';
import { range, taker, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

async function waiting(days = 10, last = '2026-03-18') {
  const one = await taker(portal, { ...weekdays, days });
  const body = { leave_type_id: one.typeId, ...range('2026-03-16', last) };
  return { ...one, request: (await one.user.call(calls.request, { body })).body.id };
}

const stateOf = async (one: Awaited<ReturnType<typeof waiting>>) => (await one.user.call(calls.own)).body[0]?.state;

it('decides on those that allow it, and says why others are left out', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const [ana, ben, cora] = [await waiting(), await waiting(3), await waiting()];
  await cora.user.call(calls.cancel, { body: { id: cora.request } });
  const taken = { employee_id: ben.id, leave_type_id: ben.typeId, minutes: -480, effective_on: '2026-03-01' };
  await portal.db
    .insertInto('leave_entry')
    .values({ ...taken, kind: 'adjustment', reason: 'Count.' })
    .execute();
  const ids = [ana.request, ben.request, cora.request];
  const { body } = await hr.call(calls.decideSeveral, { body: { ids, decision: 'approved' } });
  expect(body.done).toBe(1);
  expect(body.left_out.map(({ id, why }) => [id, why])).toEqual([
    [ben.request, 'Vacation Leave has 2 days available now, and these days take 3 days.'],
    [cora.request, 'This request was withdrawn already.'],
  ]);
  await portal.settle();
  expect(await Promise.all([ana, ben, cora].map(stateOf))).toEqual(['approved', 'requested', 'withdrawn']);
  expect(await leaveBalance(portal, ana.id, ana.typeId)).toBe(7);
  const none = await hr.refused(calls.decideSeveral, { body: { ids, decision: 'approved' } });
  expect([none.status, none.body.message]).toEqual([409, 'This request was approved already.']);
  const log = portal.db.selectFrom('activity_log').select('id').where('event', '=', 'leave.decide-request');
  expect(await log.where('subject_id', '=', String(ana.id)).execute()).toHaveLength(1);
});

it('decides on no request that takes other days than the viewer saw', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const [ana, ben] = [await waiting(), await waiting()];
  const seen = [ana, ben].map(({ request: id }) => ({ id, days: 3 }));
  await ana.user.call(calls.cancel, { body: { id: ana.request, days: ['2026-03-18'] } });
  const ids = [ana.request, ben.request];
  const changed = 'This changed after you opened it. Look at it again.';
  const one = { id: ana.request, decision: 'approved' as const, seen_days: 3 };
  const refused = await hr.refused(calls.decide, { body: one });
  expect([refused.status, refused.body.message]).toEqual([409, changed]);
  const { body } = await hr.call(calls.decideSeveral, { body: { ids, decision: 'approved', seen } });
  expect(body.left_out.map(({ id, why }) => [id, why])).toEqual([[ana.request, changed]]);
  expect(await Promise.all([ana, ben].map(stateOf))).toEqual(['requested', 'approved']);
  await hr.call(calls.decide, { body: { ...one, seen_days: 2 } });
  expect(await stateOf(ana)).toBe('approved');
});

it('rejects several with one reason, and none without', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const [ana, ben] = [await waiting(), await waiting()];
  const body = { ids: [ana.request, ben.request], decision: 'refused' as const };
  expect((await hr.refused(calls.decideSeveral, { body })).status).toBe(422);
  expect((await hr.call(calls.decideSeveral, { body: { ...body, note: 'We need you.' } })).body.done).toBe(2);
  expect(await Promise.all([ana, ben].map(stateOf))).toEqual(['refused', 'refused']);
});

it('leaves out the own leave, and answers for requests out of reach as for missing ones', async () => {
  const ana = await waiting();
  const worker = await createLeaveTaker(portal, weekdays);
  const workforce = await portal.as({ roles: ['workforce admin'] });
  const filed = { employee_id: worker.id, leave_type_id: worker.typeId, ...range('2026-03-16') };
  const own = { request: (await workforce.call(calls.request, { body: filed })).body.id };
  const hr = await portal.as({ roles: ['hr'], employeeId: worker.id });
  const { body } = await hr.call(calls.decideSeveral, {
    body: { ids: [own.request, ana.request], decision: 'approved' },
  });
  expect(body.left_out.map(({ id, why }) => [id, why])).toEqual([[own.request, "You can't decide on your own leave."]]);
  const other = await portal.as({ roles: ['team lead'], employeeId: (await createLeaveTaker(portal, weekdays)).id });
  const foreign = await other.refused(calls.decideSeveral, { body: { ids: [own.request], decision: 'approved' } });
  const missing = await other.refused(calls.decideSeveral, { body: { ids: [88_888_888], decision: 'approved' } });
  expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message]);
});

it('two people who approve the same several at once take the days once', async () => {
  const [ana, ben] = [await waiting(), await waiting()];
  const [hr, workforce] = [await portal.as({ roles: ['hr'] }), await portal.as({ roles: ['workforce admin'] })];
  const decided = await Promise.all([
    hr.refused(calls.decideSeveral, { body: { ids: [ana.request, ben.request], decision: 'approved' } }),
    workforce.refused(calls.decideSeveral, { body: { ids: [ben.request, ana.request], decision: 'approved' } }),
  ]);
  expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  for (const one of [ana, ben]) expect(await leaveBalance(portal, one.id, one.typeId)).toBe(7);
});
