import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createColleagues } from '../../testing/factories/swaps.ts';
import { readNotices } from '../../testing/read-notices.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const weekdays = { shift: { work_days: [1, 2, 3, 4, 5] } };
const request = (colleague_id: number, give_date = '2026-03-11', take_date: string | null = null) => ({
  body: { colleague_id, give_date, take_date, reason: 'A family day.' },
});

it('answers the same for people of another client and for missing ones', async () => {
  const { ana, ben } = await createColleagues(portal, [weekdays, { shift: { work_days: [6, 7] } }]);
  const stranger = await createWorker(portal.db, { shift: { work_days: [6, 7] } });
  await portal.as({ roles: ['employee'], employeeId: stranger.id });
  const refusals = [];
  for (const id of [stranger.id, 999_999, ana.id])
    refusals.push((await ana.user.refused(swapsCalls.request, request(id))).body);
  expect(refusals.map(({ errors }) => errors)).toEqual(Array(3).fill({ colleague_id: ['The colleague is invalid.'] }));
  const query = { day: '2026-03-11', colleague_id: stranger.id };
  expect((await ana.user.call(swapsCalls.inReturn, { query })).body).toEqual([]);
  const colleagues = (await ana.user.call(swapsCalls.colleagues, { query: { day: '2026-03-11' } })).body;
  expect(colleagues).toEqual([{ id: ben.id, name: ben.name }]);
});

it('offers the shifts of a colleague that are possible in return', async () => {
  const { ana, ben } = await createColleagues(portal, [weekdays, { shift: { work_days: [5, 6] } }]);
  const query = { day: '2026-03-11', colleague_id: ben.id };
  const found = (await ana.user.call(swapsCalls.inReturn, { query })).body;
  // Ana works on Fridays herself.
  expect(found.map(({ work_date }) => work_date)).toEqual(['2026-03-07', '2026-03-14', '2026-03-21']);
});

it('notifies the colleague, and offers a shift once', async () => {
  const { ana, ben } = await createColleagues(portal, [weekdays, { shift: { work_days: [6, 7] } }]);
  const { status, body } = await ana.user.call(swapsCalls.request, request(ben.id));
  expect(status).toBe(201);
  expect((await ana.user.refused(swapsCalls.request, request(ben.id))).status).toBe(409);
  expect(await readNotices(portal, ben.user.userId)).toMatchObject([
    { title: `${ana.name} asks you to cover a shift`, text: 'The shift is on Wed, Mar 11, 2026.' },
  ]);
  const asked = (await ben.user.call(swapsCalls.own)).body;
  expect(asked).toMatchObject([{ id: body.id, kind: 'cover', role: 'colleague', abilities: { answer: true } }]);
  expect(asked[0]?.give).toMatchObject({ work_date: '2026-03-11', zone: 'Asia/Manila' });
});

it('refuses days without a shift, days that have begun and colleagues who work', async () => {
  const { ana, ben } = await createColleagues(portal, [weekdays, { shift: { work_days: [1, 6, 7] } }]);
  const refusal = async (give: string, take: string | null = null) =>
    Object.values((await ana.user.refused(swapsCalls.request, request(ben.id, give, take))).body.errors ?? {})[0];
  expect(await refusal('2026-03-14')).toEqual([`${ana.name} has no shift to give on Mar 14, 2026.`]);
  expect(await refusal('2026-03-09')).toEqual([`${ben.name} is not free on Mar 09, 2026.`]);
  expect(await refusal('2026-03-11', '2026-03-12')).toEqual([`${ben.name} has no shift to give on Mar 12, 2026.`]);
  // It is nine in Manila, when the shift begins.
  expect(await refusal('2026-03-02')).toEqual([`The shift of ${ana.name} on Mar 02, 2026 has begun.`]);
});

it('is for employees only', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(swapsCalls.request, request(1))).status).toBe(403);
  expect((await hr.call(swapsCalls.own)).body).toEqual([]);
});
