import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createColleagues } from '../../testing/factories/swaps.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { selfOf } from '../../testing/self-of.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

const titles = async ({ userId }: Persona) => (await readNotices(portal, userId)).map(({ title }) => title);

it('expires when its first shift begins without an answer or a decision, and notifies both', async () => {
  const { ana, ben } = await createColleagues(portal, [
    { shift: { work_days: [1, 2, 3, 4, 5] } },
    { shift: { work_days: [1, 6, 7] } },
  ]);
  const swap = { colleague_id: ben.id, give_date: '2026-03-11', take_date: '2026-03-14', reason: 'A family day.' };
  const waiting = (await ana.user.call(swapsCalls.request, { body: swap })).body.id;
  await ben.user.call(swapsCalls.answer, { body: { id: waiting, accepts: true } });
  const body = { colleague_id: ben.id, give_date: '2026-03-12', take_date: null, reason: 'A family day.' };
  const asked = (await ana.user.call(swapsCalls.request, { body })).body.id;
  const statesAt = async (now: string) => {
    portal.clock.set(now);
    await portal.settle();
    const swaps = portal.db.selectFrom('shift_swap').select(['state']).where('id', 'in', [waiting, asked]);
    return (await swaps.orderBy('id').execute()).map(({ state }) => state);
  };
  expect(await statesAt('2026-03-11T00:59:59Z')).toEqual(['accepted', 'asked']);
  expect(await statesAt('2026-03-11T01:00:00Z')).toEqual(['expired', 'asked']);
  expect(await statesAt('2026-03-12T01:00:00Z')).toEqual(['expired', 'expired']);
  for (const { user } of [ana, ben])
    expect((await titles(user)).filter((title) => title === 'Your swap expired')).toHaveLength(2);
  const request = portal.db.selectFrom('approval_request').select('state').where('kind', '=', 'shift-swap');
  expect(await request.where('subject_id', '=', waiting).execute()).toEqual([{ state: 'withdrawn' }]);
  const self = await selfOf(portal, ana);
  const own = (await self.call(swapsCalls.own)).body;
  expect(own.map(({ state, approval }) => [state, approval?.state])).toEqual([
    ['expired', undefined],
    ['expired', 'withdrawn'],
  ]);
});
