import { employeeStatusCalls as calls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createLeaver, hrOf, leave, nights } from '../../testing/factories/leavers.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T02:00:00Z'));

async function preview({ id }: { id: number }, effective_date: string) {
  return (await hrOf(portal)).refused(calls.previewEnding, { body: { id, effective_date } });
}

it('answers when the account would close: after the day, and an hour after a night shift', async () => {
  const [day, night] = [await createLeaver(portal), await createLeaver(portal, nights)];
  expect((await preview(day, '2026-03-10')).body).toEqual({
    effective_at: '2026-03-10T16:00:00Z',
    may_end_now: false,
    swaps: [],
  });
  expect((await preview(night, '2026-03-10')).body).toEqual({
    effective_at: '2026-03-10T23:00:00Z',
    may_end_now: false,
    swaps: [],
  });
});

it('offers to end immediately only while a shift remains today', async () => {
  const worker = await createLeaver(portal);
  expect((await preview(worker, '2026-03-02')).body).toEqual({
    effective_at: '2026-03-02T16:00:00Z',
    may_end_now: true,
    swaps: [],
  });
  portal.clock.set('2026-03-02T10:00:00Z');
  expect((await preview(worker, '2026-03-02')).body).toEqual({ effective_at: null, may_end_now: false, swaps: [] });
  expect((await preview(worker, '2026-03-01')).body).toEqual({ effective_at: null, may_end_now: false, swaps: [] });
});

it('finds the shift of a day after an earlier plan', async () => {
  const worker = await createLeaver(portal, nights);
  await leave(portal, worker, '2026-03-05');
  expect((await preview(worker, '2026-03-10')).body).toMatchObject({ effective_at: '2026-03-10T23:00:00Z' });
});

it.each([
  ['local_holiday', '2026-03-10T23:00:00Z'],
  ['holiday', '2026-03-10T16:00:00Z'],
  ['on_leave', '2026-03-10T16:00:00Z'],
])('waits for a night shift unless it is not worked: %s', async (kind, expected) => {
  const worker = await createLeaver(portal, nights);
  const days = ['2026-03-09', '2026-03-10'].map((work_date) => ({ employee_id: worker.id, work_date, kind }));
  await portal.db.insertInto('schedule_mark').values(days).execute();
  expect((await preview(worker, '2026-03-10')).body).toMatchObject({ effective_at: expected });
});

it('refuses the days that the ending refuses', async () => {
  const worker = await createLeaver(portal);
  expect(Object.keys((await preview(worker, '2019-12-31')).body.errors ?? {})).toEqual(['effective_date']);
  expect(Object.keys((await preview(worker, '2028-01-01')).body.errors ?? {})).toEqual(['effective_date']);
  expect((await preview({ id: 99_999_999 }, '2026-03-10')).status).toBe(404);
});
