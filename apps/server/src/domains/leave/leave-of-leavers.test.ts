import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { leave } from '../../testing/factories/leavers.ts';
import { range, refusedRequest, taker } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('is recorded by HR after the last day, for days before it alone', async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  const { id, typeId } = await taker(portal);
  portal.clock.set('2026-03-20T01:00:00Z');
  expect((await leave(portal, { id }, '2026-03-18')).status).toBe(200);
  await portal.settle();
  portal.clock.set('2026-03-26T01:00:00Z');

  const hr = await portal.as({ roles: ['hr'] });
  const body = { employee_id: id, leave_type_id: typeId };
  const employee_id = String(id);
  const choices = (await hr.call(calls.choices, { query: { employee_id } })).body.types;
  expect(choices.map((type) => type.leave_type_id)).toContain(typeId);
  expect(await refusedRequest(hr, { ...body, ...range('2026-03-19') })).toEqual([
    422,
    { first_day: [expect.stringMatching(/ was not employed on Thu, Mar 19, 2026\.$/)] },
  ]);
  const asked = { employee_id, leave_type_id: typeId, first_day: '2026-03-17', last_day: '2026-03-20' };
  const preview = (await hr.call(calls.preview, { query: asked })).body;
  expect([preview.minutes, preview.problem]).toEqual([960, null]);

  const request = (await hr.call(calls.request, { body: { ...body, ...range('2026-03-17', '2026-03-20') } })).body;
  const decider = await portal.as({ roles: ['hr'] });
  await decider.call(calls.decide, { body: { id: request.id, decision: 'approved' } });
  await portal.settle();
  const days = portal.db.selectFrom('attendance_day').select(['work_date', 'state']).where('employee_id', '=', id);
  expect(await days.where('work_date', '>=', '2026-03-16').orderBy('work_date').execute()).toMatchObject([
    { work_date: '2026-03-16' },
    { work_date: '2026-03-17', state: 'on_leave' },
    { work_date: '2026-03-18', state: 'on_leave' },
  ]);
  // What was left at the end expired, and expires now without these days.
  const entries = portal.db
    .selectFrom('leave_entry')
    .select(({ fn }) => ['kind', fn.sum<string>('minutes').as('minutes')]);
  const sums = await entries.where('employee_id', '=', id).groupBy('kind').orderBy('kind').execute();
  expect(sums.map(({ kind, minutes }) => [kind, Number(minutes)])).toEqual([
    ['expiry', -8 * 480],
    ['opening', 10 * 480],
    ['usage', -2 * 480],
  ]);
});
