import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { accountStatus, createLeaver, leave, nights, plannedDays, recordOf } from '../../testing/factories/leavers.ts';
import { selfOf } from '../../testing/self-of.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
/** Monday, 20:00 in Manila. */
beforeEach(() => portal.clock.set('2026-03-02T12:00:00Z'));

const ended = { employee_status_type_group: { name: 'resignation' }, planned_ending: null };

it('waits for the shift that began yesterday, if yesterday is the last day', async () => {
  const worker = await createLeaver(portal, nights);
  portal.clock.set('2026-03-02T20:00:00Z');
  await leave(portal, worker, '2026-03-02');
  expect((await recordOf(portal, worker)).planned_ending?.effective_at).toBe('2026-03-02T23:00:00Z');
  expect(await plannedDays(portal, worker, '2026-03-02')).toEqual(['2026-03-02']);
});

it('ends immediately if the last shift is over, or there is none today', async () => {
  const worker = await createLeaver(portal);
  await leave(portal, worker, '2026-03-02');
  expect(await recordOf(portal, worker)).toMatchObject(ended);
  const dayOff = await createLeaver(portal, { ...nights, work_days: [3] });
  await leave(portal, dayOff, '2026-03-02');
  expect(await recordOf(portal, dayOff)).toMatchObject(ended);
});

it('ends immediately on request, even with a shift tonight and a later planned ending', async () => {
  const worker = await createLeaver(portal, nights);
  await leave(portal, worker, '2026-03-20');
  const self = await selfOf(portal, worker);
  expect((await leave(portal, worker, '2026-03-02', { immediately: true })).status).toBe(200);
  expect(await accountStatus(portal, self)).toBe('disabled');
  expect(await recordOf(portal, worker)).toMatchObject({
    ...ended,
    employee_active_dates: [{ end_date: '2026-03-02' }],
  });
  expect(await plannedDays(portal, worker, '2026-03-03')).toEqual([]);
});

it('keeps the days until a later last day than the planned one', async () => {
  const worker = await createLeaver(portal);
  await leave(portal, worker, '2026-03-03');
  portal.clock.set('2026-03-04T12:00:00Z');
  await leave(portal, worker, '2026-03-04');
  expect(await recordOf(portal, worker)).toMatchObject({
    ...ended,
    employee_active_dates: [{ end_date: '2026-03-04' }],
  });
  expect(await plannedDays(portal, worker, '2026-03-03')).toEqual(['2026-03-03', '2026-03-04']);
});
