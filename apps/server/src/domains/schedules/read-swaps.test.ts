import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createColleagues } from '../../testing/factories/swaps.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

it('shows shifts as they were requested, across a clock change, to those who decide', async () => {
  const night = { zone: 'America/New_York', shift: { start_time: '22:00', end_time: '06:00', total_minutes: 480 } };
  const { ana, ben } = await createColleagues(portal, [night, { shift: { work_days: [6] } }]);
  const body = { colleague_id: ben.id, give_date: '2026-03-08', reason: 'The clocks change on this day.' };
  const { id } = (await ana.user.call(swapsCalls.request, { body })).body;
  await ben.user.call(swapsCalls.answer, { body: { id, accepts: true } });
  const hr = await portal.as({ roles: ['hr'] });
  const lists = (await hr.call(swapsCalls.list)).body;
  const [found] = lists.waiting;
  expect(found?.abilities).toEqual({ decide: true, undo: false });
  const times = [found?.give.starts_at, found?.give.ends_at].map((at) => Temporal.Instant.from(at ?? '').toString());
  expect(times).toEqual(['2026-03-09T02:00:00Z', '2026-03-09T10:00:00Z']);
  await hr.call(swapsCalls.decide, { body: { id, decision: 'approved' } });
  const after = (await hr.call(swapsCalls.list)).body;
  expect(after.waiting).toEqual([]);
  expect(after.decided).toMatchObject([{ id, state: 'approved', abilities: { decide: false, undo: true } }]);
});
