import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { leaveTypeId } from '../../testing/factories/leave.ts';
import { lockedPeriod } from '../../testing/locked-period.ts';
import { range } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const day = '2026-03-10';
const first = '2026-03-01';
const next = '2026-03-16';

/** Somebody with a shift on one day and five days of leave of a type; a function that takes leave of that day. */
async function takerOf(code: string) {
  portal.clock.set('2026-03-02T01:00:00Z');
  const scene = lockedPeriod(portal);
  const who = await scene.worked(day, []);
  const leave_type_id = await leaveTypeId(portal, code);
  await portal.db
    .insertInto('leave_entry')
    .values({ employee_id: who.id, leave_type_id, kind: 'opening', minutes: 5 * 480, effective_on: '2026-01-01' })
    .execute();
  scene.at('03-16');
  const take = async (part: 'start' | null = null) => {
    const filing = await portal.as({ roles: ['hr'] });
    const parts = part === null ? [] : [{ day, part, minutes: null }];
    const body = { employee_id: who.id, leave_type_id, ...range(day), parts };
    const { id } = (await filing.call(calls.request, { body })).body;
    await (await portal.as({ roles: ['hr'] })).call(calls.decide, { body: { id, decision: 'approved' } });
    await portal.settle();
    return id;
  };
  return { scene, who, take };
}

it('is counted apart from paid leave in timesheets, by what the type pays', async () => {
  const paid = await takerOf('VL');
  await paid.take();
  expect(await paid.scene.details(paid.who, first)).toMatchObject({ leave_days: 1, unpaid_leave_days: 0 });

  const unpaid = await takerOf('LWOP');
  await unpaid.take();
  expect(await unpaid.scene.details(unpaid.who, first)).toMatchObject({ leave_days: 1, unpaid_leave_days: 1 });

  const half = await takerOf('LWOP');
  await half.take('start');
  expect(await half.scene.details(half.who, first)).toMatchObject({
    ...{ leave_days: 0.5, unpaid_leave_days: 0.5, absent_days: 0.5 },
  });
});

it('of a locked day that is cancelled, or replaced by paid leave, is an adjustment of the next period', async () => {
  const { scene, who, take } = await takerOf('LWOP');
  const id = await take();
  expect(await scene.lock(who, first)).toMatchObject({ done: 1 });
  await (await portal.as({ roles: ['hr'] })).call(calls.cancel, { body: { id } });
  await portal.settle();
  expect(await scene.details(who, first)).toMatchObject({ state: 'locked', leave_days: 1, unpaid_leave_days: 1 });
  expect(await scene.details(who, next)).toMatchObject({ leave_days: -1, unpaid_leave_days: -1, absent_days: 1 });

  const vacation = await leaveTypeId(portal, 'VL');
  const filing = await portal.as({ roles: ['hr'] });
  const body = { employee_id: who.id, leave_type_id: vacation, ...range(day) };
  const replaced = (await filing.call(calls.request, { body })).body;
  await (await portal.as({ roles: ['hr'] })).call(calls.decide, { body: { id: replaced.id, decision: 'approved' } });
  await portal.settle();
  expect(await scene.details(who, next)).toMatchObject({ leave_days: 0, unpaid_leave_days: -1, absent_days: 0 });
});
