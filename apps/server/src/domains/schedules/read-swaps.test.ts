import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import type { TableParameters } from '@muster/contract/paging.ts';
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
  const [found] = (await hr.call(swapsCalls.list)).body.data;
  expect(found?.abilities).toEqual({ decide: true, undo: false });
  const times = [found?.give.starts_at, found?.give.ends_at].map((at) => Temporal.Instant.from(at ?? '').toString());
  expect(times).toEqual(['2026-03-09T02:00:00Z', '2026-03-09T10:00:00Z']);
  await hr.call(swapsCalls.decide, { body: { id, decision: 'approved' } });
  expect((await hr.call(swapsCalls.list)).body).toMatchObject({ data: [], total: 0 });
  const decided = { view: 'decided' } as const;
  const after = (await hr.call(swapsCalls.list, { query: decided })).body;
  expect(after.data).toMatchObject([{ id, state: 'approved', abilities: { decide: false, undo: true } }]);
  const totalOf = async (filters: TableParameters['filters']) => {
    const dt_params = JSON.stringify({ first: 0, rows: 30, filters });
    return (await hr.call(swapsCalls.list, { query: { ...decided, dt_params } })).body.total;
  };
  expect(await totalOf({ give_date: { value: ['2026-03-08', '2026-03-08'], matchMode: 'between' } })).toBe(1);
  expect(await totalOf({ give_date: { value: ['2026-03-09', '2026-03-09'], matchMode: 'between' } })).toBe(0);
  expect(await totalOf({ kind: { value: ['swap'], matchMode: 'in' } })).toBe(0);
});
